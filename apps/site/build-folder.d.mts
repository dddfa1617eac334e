/** The folder of the build, relative to the site's: `SITE_DIST_DIR`, or the framework's own. */
export function buildFolder(): string
