#!/bin/sh
# Builds the site anew from what is installed, beside the running server, and lets the server show it: for a daily timer, since consents, events
# and closures end on days (docs/guides/deployment.md). Where the build fails, the server goes on with the one it has.
#   rebuild.sh PROGRAM WORK RESTART...   the program's folder, a folder to build in, the command that restarts the server
set -eu
program=$1 work=$2
shift 2
mkdir -p "$work"
# What was taken out of the program must not stay here; packages and the cache of pictures do.
find "$work" -mindepth 1 -maxdepth 1 ! -name node_modules ! -name installed.json -exec rm -r {} +
tar --create --directory="$program" --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./.git . |
  tar --extract --directory="$work"
cd "$work"
cmp --silent package-lock.json installed.json || { npm ci && cp package-lock.json installed.json; }
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
