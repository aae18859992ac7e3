#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh %p /var/backups/postgres/wal/%f
# Keeps a segment compressed, whole or not at all; one that is there already is never overwritten. PostgreSQL may bring the
# same one again after a crash: that is no failure. See docs/operations/point-in-time.md.
set -eu
segment=$1 kept=$2.gz
if [ -e "$kept" ]; then
  gunzip --stdout "$kept" | cmp --silent - "$segment"
  exit
fi
gzip --stdout "$segment" > "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$(dirname "$kept")"
