#!/bin/sh
# Builds the site anew from what is installed, beside the running server, and lets the server show it: for a daily timer, since consents, events
# and closures end on days (docs/guides/deployment.md). Where the build fails, the server goes on with the one it has.
#   rebuild.sh PROGRAM WORK RESTART...   the program's folder, a folder to build in, the command that restarts the server
set -eu
program=$(cd "$1" && pwd)
mkdir -p "$2"
work=$(cd "$2" && pwd)
shift 2
# Where the last run was cut off between its two moves, the site stands under its other name.
[ -e "$program/build" ] || mv "$program/build.old" "$program/build"
# What was taken out of the program must not stay here; packages and the cache of pictures do.
find "$work" -mindepth 1 -maxdepth 1 ! -name node_modules ! -name installed.json -exec rm -r {} +
tar --create --directory="$program" --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./.git . |
  tar --extract --directory="$work"
cd "$work"
# Packages of development too, whatever the server's NODE_ENV says: they build.
cmp --silent package-lock.json installed.json || { npm ci --include=dev && cp package-lock.json installed.json; }
# Where the desk publishes from another content, the site is built from that one: the program's own would put back what was changed at the desk.
case ${SITE_CONTENT_DIR:-} in
  '') ;;
  /*) export CONTENT_FOLDER="${SITE_CONTENT_DIR%/}/" ;;
  *) export CONTENT_FOLDER="$program/${SITE_CONTENT_DIR%/}/" ;;
esac
# The history says when a page was last changed. It stays where it is, with what is built as its files.
if [ -e "$program/.git" ]; then export GIT_DIR="$program/.git" GIT_WORK_TREE="$work"; fi
npm run build
if diff --recursive --brief build "$program/build" >/dev/null; then
  echo 'The site is as it was.'
  exit
fi
rm -rf "$program/build.new" "$program/build.old"
cp -R build "$program/build.new"
mv "$program/build" "$program/build.old"
mv "$program/build.new" "$program/build"
rm -r "$program/build.old"
"$@"
