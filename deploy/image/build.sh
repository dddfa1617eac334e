#!/bin/sh
# Makes an image of the folder that `npm run build` made: dist/site-image.tar, for `docker load`, `podman load` and
# `ctr images import`. Needs Debian with buildah, and no engine: chroot and plain folders are enough.
#
# Inside are Node, four libraries of Debian, and the site; no shell, no package manager, no embedded services. It runs as
# user 65532, writes to /state alone, and can have everything else read-only.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
site=${SITE_FOLDER:-$root/dist/site}
archive=${IMAGE_FILE:-$root/dist/site-image.tar}
name=${IMAGE_NAME:-house-edge-site}
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot BUILDAH_FORMAT=docker

[ -f "$site/server.mjs" ] || { echo "There is no site in $site. Run npm run build first." >&2; exit 1; }
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$site/package.json")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The system: libraries that Node is linked with, as Debian packages them, without what only compilers and locales need.
mkdir -p "$work/packages" "$work/root/etc" "$work/root/tmp" "$work/root/state" "$work/root/usr/bin"
(cd "$work/packages" && apt-get -o APT::Sandbox::User=root download -qq libc6 libgcc-s1 libstdc++6)
for package in "$work"/packages/*.deb; do dpkg-deb --extract "$package" "$work/root"; done
rm -rf "$work"/root/usr/lib/*/gconv "$work"/root/usr/share/lintian "$work"/root/usr/share/gcc* \
  "$work"/root/usr/share/doc/*/changelog* "$work"/root/usr/share/doc/*/NEWS* "$work"/root/etc/ld.so.conf.d.dpkg*
printf 'root:x:0:0::/:/none\nsite:x:65532:65532::/state:/none\n' >"$work/root/etc/passwd"
printf 'root:x:0:\nsite:x:65532:\n' >"$work/root/etc/group"
printf 'hosts: files dns\n' >"$work/root/etc/nsswitch.conf"
for package in "$work"/packages/*.deb; do dpkg-deb --show --showformat='${Package} ${Version}\n' "$package"; done \
  >"$work/root/etc/debian-packages.txt"

# The Node that the lock file names, without symbols for debuggers.
cp "$root/node_modules/node/bin/node" "$work/root/usr/bin/node"
strip "$work/root/usr/bin/node"
cp "$root"/node_modules/node/node_modules/node-linux-*/LICENSE "$work/root/usr/share/doc/node-LICENSE"
chown 65532:65532 "$work/root/state"
chmod 1777 "$work/root/tmp"

image=$(buildah from scratch)
buildah copy --quiet "$image" "$work/root" /
# The build keeps finished pages for its owner alone; here the site is somebody else, who may read it all.
cp -r "$site" "$work/site"
chmod -R a+rX "$work/site"
buildah copy --quiet "$image" "$work/site" /site
# The check is whether the process answers, not whether it is useful: an engine that starts it again would not make it so.
buildah config \
  --user 65532:65532 --workingdir /site --volume /state --port 3000 \
  --env NODE_ENV=production --env PORT=3000 --env SITE_HOST=0.0.0.0 --env SITE_STATE_FOLDER=/state \
  --env MALLOC_MMAP_THRESHOLD_=65536 \
  --env MALLOC_ARENA_MAX=2 \
  --entrypoint '["/usr/bin/node", "--heap-growing-percent=30", "--min-semi-space-size=16", "--max-semi-space-size=16", "--v8-pool-size=0"]' --cmd server.mjs \
  --healthcheck 'CMD /usr/bin/node /site/answers.mjs health' --healthcheck-interval 10s --healthcheck-timeout 3s \
  --healthcheck-start-period 90s --healthcheck-retries 3 --stop-signal SIGTERM \
  --label org.opencontainers.image.title="$name" --label org.opencontainers.image.version="$version" \
  --label org.opencontainers.image.licenses=MIT \
  "$image"
# Of the two formats, only Docker's has room for a health check; every engine reads both.
buildah commit --quiet --rm --format docker "$image" "$name:$version" >/dev/null
rm -f "$archive"
buildah push --quiet "$name:$version" "docker-archive:$archive:$name:$version"
echo "$archive: $(du -sm --apparent-size "$work/root" "$site" | awk '{sum += $1} END {print sum}') MB unpacked, $(du -m "$archive" | cut -f1) MB as a file"
