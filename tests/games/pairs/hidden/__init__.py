"""Tests of hidden armies."""
