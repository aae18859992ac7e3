#!/bin/sh
# Puts a version of Orendi on this server, beside the one that runs: fetches and builds it in a folder of its own, backs the
# shop up, switches over, and goes back if the new one is not ready. Run by root:
#   release.sh [--stopped] SOURCE [VERSION]
# SOURCE is a git address or folder, VERSION a branch, tag or commit. With --stopped nothing is started or backed up: for a
# machine whose shop is to be restored first.
set -eu
is_stopped=
if [ "${1:-}" = --stopped ]; then
  is_stopped=yes
  shift
fi
source=${1:?Say where from: release.sh [--stopped] SOURCE [VERSION]}
version=${2:-main}
home=/opt/orendi
# How long a start may take: what a new version does to the tables of a large shop takes its time.
patience=${ORENDI_PATIENCE:-300}

say() { echo "── $*"; }
builder() { runuser -u orendi-build -- env HOME=/var/cache/orendi-build "$@"; }
is_ready() {
  (cd "$home/current" && runuser -u orendi -- node_modules/.bin/node --env-file=/etc/orendi/settings.env deploy/is-ready.mjs)
}
wait_until_ready() {
  until is_ready; do
    [ "$(date +%s)" -lt "$1" ] || return 1
    # It has ended by itself again and again.
    [ "$(systemctl show --property=NRestarts --value orendi)" -lt 2 ] || return 1
    sleep 1
  done
}
switch_to() {
  ln -sfn "$1" "$home/next" && mv -T "$home/next" "$home/current"
  systemctl restart orendi
  wait_until_ready "$(($(date +%s) + patience))"
}

umask 022
mkdir -p "$home/releases"
before=$(readlink "$home/current" || true)

say "fetching $version from $source"
new=$(mktemp -d "$home/releases/.new-XXXXXX")
trap 'rm -rf "$new"' EXIT
git -c safe.directory='*' clone --quiet --no-checkout "$source" "$new"
git -C "$new" -c advice.detachedHead=false checkout --quiet "origin/$version" 2>/dev/null ||
  git -C "$new" -c advice.detachedHead=false checkout --quiet "$version"
commit=$(git -C "$new" rev-parse --short HEAD)
# Pages that are open ask for files of earlier builds. After a month nobody has such a page open.
if [ -n "$before" ]; then
  cp -a "$before/web/dist" "$new/web/dist"
  find "$new/web/dist" -type f '(' -mtime +30 -o -name .built-from ')' -delete
fi
chmod 755 "$new"
chown -R orendi-build: "$new"

say "building $commit"
(cd "$new" && builder npm run --silent build)
chown -R root: "$new"
release=$home/releases/$(date -u +%Y-%m-%dT%H%M%S)-$commit
mv "$new" "$release"
trap - EXIT

if [ -n "$is_stopped" ]; then
  ln -sfn "$release" "$home/current"
  say "$commit is in place"
  exit 0
fi

if [ -n "$before" ]; then
  say "backing up"
  orendi backup --to /var/backups/orendi
fi

say "starting $commit"
if switch_to "$release"; then
  # Three are kept, to go back to.
  ls -d "$home"/releases/* | grep -vxF "$before" | head -n -2 | xargs -r rm -rf
  say "Orendi is at $commit"
  exit 0
fi
journalctl --unit=orendi --lines=20 --no-pager --output=cat || true
if [ -z "$before" ]; then
  say "$commit is not ready; why is above. It goes on trying: journalctl --unit=orendi --follow"
  exit 1
fi
say "$commit is not ready, why is above; going back to $(basename "$before")"
if switch_to "$before"; then
  say "the version before runs, and nothing was lost"
else
  say "the version before is not ready either: see “When an upgrade fails” in docs/operations/server.md"
fi
exit 1
