// JavaScript, because programs that begin with it must not load Node's compiler, and without zod, because the
// framework's configuration reads it.

/** The folder of the build, relative to the site's: `SITE_DIST_DIR`, or the framework's own. */
export function buildFolder() {
  return process.env['SITE_DIST_DIR'] ?? '.next'
}
