#!/bin/sh
# Takes away what `install` has put there. Games that were saved stay where they are.
#
#     cfanp-gui-uninstall              # settings and games not yet saved stay too
#     cfanp-gui-uninstall --settings   # they go as well, those of the person who runs this
set -eu
home=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
prefix=$(dirname "$(dirname "$home")")
list=$home/installed-files
folders=$home/made-folders
if [ ! -f "$list" ]; then
    echo "nothing was installed from here" >&2
    exit 1
fi

# Desktops keep lists of what is installed, made anew where their programs are there.
tell_desktop() {
    if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime" ]; then
        update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
    fi
    if command -v update-desktop-database >/dev/null && [ -d "$prefix/share/applications" ]; then
        update-desktop-database -q "$prefix/share/applications" >/dev/null 2>&1 || true
    fi
    if [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ] &&
        command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor" || true
    fi
}

case "${1-}" in
'' | --settings) ;;
--tell-desktop)
    tell_desktop
    exit 0
    ;;
*)
    echo "usage: $0 [--settings]" >&2
    exit 2
    ;;
esac

while read -r file; do
    rm -f "$prefix/$file"
done <"$list"
tell_desktop
# What the desktop's programs have made, where there is nothing of anybody else.
mime=$prefix/share/mime
rmdir "$mime/application" 2>/dev/null || true
if grep -qx share/mime "$folders" && [ -z "$(ls "$mime/packages")" ]; then
    for file in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses \
        treemagic types version; do
        rm -f "$mime/$file"
    done
fi
if [ "$(ls "$prefix/share/applications")" = mimeinfo.cache ] &&
    grep -qx share/applications "$folders"; then
    rm -f "$prefix/share/applications/mimeinfo.cache"
fi
for program in cfanp cfanp-gui cfanp-gui-uninstall; do
    rm -f "$prefix/bin/$program"
done
made=$(sort -r "$folders")
rm -rf "$home"
# Folders that `install` has made, the innermost first, but for those that others use by now.
for folder in $made; do
    rmdir "$prefix/$folder" 2>/dev/null || true
done
if [ "${1-}" = --settings ]; then
    rm -rf "${XDG_CONFIG_HOME:-$HOME/.config}/cfanp-gui" "${XDG_DATA_HOME:-$HOME/.local/share}/cfanp-gui" \
        "${XDG_STATE_HOME:-$HOME/.local/state}/cfanp-gui" "${XDG_CACHE_HOME:-$HOME/.cache}/cfanp-gui"
fi
echo "Uninstalled from $prefix."
