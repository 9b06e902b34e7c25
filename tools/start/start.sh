#!/bin/sh
# Builds Intake and becomes it: `npm start` has one process, which gets every signal itself.
set -e
here=$(dirname "$0")
node "$here/prepare.mjs"
# The pictures of pages are large and come from many threads. glibc would give each thread a heap of its own, and put what
# is large into it as well, so that little of what is freed goes back to the system: 160 MB after 40 pages, for good.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
exec node "$here/start.mjs" "$@"
