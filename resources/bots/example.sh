#!/bin/sh
# A bot for Chess For Any Number of Players in a shell: it plays the middle one of its legal actions.
while read -r word rest; do
  case $word in
    cfanp-bot) echo "id name Middle"; echo ok ;;
    position) count=0 ;;
    legal) count=$((count + 1)); eval "move_$count=\$rest" ;;
    go) eval "echo \"bestmove \$move_$(((count + 1) / 2))\"" ;;
  esac
done
