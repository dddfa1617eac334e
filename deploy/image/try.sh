#!/bin/sh
# Unpacks the image and starts it as an engine would, with everything read-only but /state: asks for its health and a
# page. The environment is the site's (content service, backend). Needs root, for a mount of its own.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
archive=${IMAGE_FILE:-$root/dist/site-image.tar}
port=${PORT:-3000}
path=${1:-/}
place=$(mktemp -d)

unpack() {
  tar -xf "$archive" -C "$place"
  mkdir "$place/root"
  for layer in $(tr ',' '\n' <"$place/manifest.json" | grep -o '[0-9a-f]\{64\}\.tar' | awk '!seen[$0]++'); do
    tar -xf "$place/$layer" -C "$place/root"
  done
}
unpack
chmod 755 "$place" "$place/root"
export place port path
# The mount is gone with the shell that made it.
exec unshare --mount sh -euc '
  trap "[ -z \"\${site:-}\" ] || kill \$site 2>/dev/null; wait; umount -lR \"$place/root\"; rm -rf \"$place\"" EXIT
  # Engines bring these along.
  cp /etc/hosts /etc/resolv.conf "$place/root/etc"
  mount --bind "$place/root" "$place/root"
  mount -o remount,bind,ro "$place/root"
  mount -t tmpfs -o uid=65532,gid=65532 tmpfs "$place/root/state"
  inside() { exec setpriv --reuid 65532 --regid 65532 --clear-groups --inh-caps=-all --no-new-privs \
    unshare --map-current-user --root "$place/root" --wd /site "$@"; }
  unset NODE_EXTRA_CA_CERTS
  export NODE_ENV=production PORT=$port SITE_HOST=127.0.0.1 SITE_STATE_FOLDER=/state
  inside /usr/bin/node --heap-growing-percent=30 --min-semi-space-size=16 --max-semi-space-size=16 --v8-pool-size=0 server.mjs >"$place/log" & site=$!
  for _ in $(seq 240); do
    grep -q "\"about\":\"ready\"" "$place/log" && break
    kill -0 $site || { cat "$place/log"; exit 1; }
    sleep 0.5
  done
  grep -q "\"about\":\"ready\"" "$place/log" || { cat "$place/log"; exit 1; }
  (inside /usr/bin/node answers.mjs health)
  (inside /usr/bin/node -e "
    fetch(\`http://127.0.0.1:\${process.env.PORT}$path\`).then(async (answer) => {
      console.log(\"$path\", answer.status, (await answer.text()).length, \"characters\")
      process.exit(answer.status === 200 ? 0 : 1)
    })")
'
