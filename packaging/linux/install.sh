#!/bin/sh
# Installs the program for the person who runs this, or with --prefix for everybody.
#
#     ./install                       # below ~/.local
#     ./install --prefix /usr/local   # as root
#
# `cfanp-gui-uninstall`, installed as well, takes everything away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local
case "${1-}" in
'') ;;
--prefix) prefix=${2:?a folder is missing} ;;
*)
    echo "usage: $0 [--prefix FOLDER]" >&2
    exit 2
    ;;
esac
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
made=

# Make a folder below the prefix, and remember which were not there before.
folder() {
    if [ -d "$prefix/$1" ]; then
        return
    fi
    case "$1" in
    */*) folder "$(dirname "$1")" ;;
    esac
    mkdir "$prefix/$1"
    made="$made$1
"
}

if [ -e "$prefix/lib/cfanp-gui" ]; then
    if [ ! -x "$prefix/lib/cfanp-gui/uninstall" ]; then
        echo "$prefix/lib/cfanp-gui is there already and was not put there by this script" >&2
        exit 1
    fi
    "$prefix/lib/cfanp-gui/uninstall"
fi
folder bin
folder lib
cp -R "$here/lib/cfanp-gui" "$prefix/lib/"
cp "$here/uninstall" "$prefix/lib/cfanp-gui/uninstall"
for program in cfanp cfanp-gui; do
    ln -sf "../lib/cfanp-gui/$program" "$prefix/bin/$program"
done
ln -sf ../lib/cfanp-gui/uninstall "$prefix/bin/cfanp-gui-uninstall"
list=$prefix/lib/cfanp-gui/installed-files
(cd "$here" && find share -type f | sort) >"$list"
while read -r file; do
    folder "$(dirname "$file")"
    cp "$here/$file" "$prefix/$file"
done <"$list"
printf %s "$made" >"$prefix/lib/cfanp-gui/made-folders"
# The desktop may not look for programs where this is.
entry=$prefix/share/applications/cfanp-gui.desktop
sed -e "s|^Exec=cfanp-gui|Exec=\"$prefix/bin/cfanp-gui\"|" \
    -e "s|^TryExec=cfanp-gui|TryExec=$prefix/bin/cfanp-gui|" "$entry" >"$entry.new"
mv "$entry.new" "$entry"
"$prefix/lib/cfanp-gui/uninstall" --tell-desktop
echo "Installed in $prefix. To run it: $prefix/bin/cfanp-gui"
