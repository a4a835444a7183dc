#!/bin/sh
# Runs the program that the AppImage was called as: `cfanp` through a link of that name, or with
# `cfanp` as the first argument; else the window.
here=$(dirname "$(readlink -f "$0")")
program=cfanp-gui
case "${ARGV0##*/}" in
cfanp) program=cfanp ;;
esac
if [ "$program" = cfanp-gui ] && [ "${1-}" = cfanp ]; then
    program=cfanp
    shift
fi
case "$here" in
*/appimage_extracted_*)
    # Where there is no FUSE, all was unpacked here, and would stay. Whoever ends last clears up.
    if command -v flock >/dev/null && : >>"$here.lock"; then
        exec 9<"$here.lock"
        flock -s 9
        "$here/usr/bin/$program" "$@"
        status=$?
        flock -n -x 9 && rm -rf "$here" "$here.lock"
        exit $status
    fi
    ;;
esac
exec "$here/usr/bin/$program" "$@"
