import type { BuildManifest } from '../deployment/build-manifest.ts'

/**
 * The URL of a page's payload: `{route}/_payload.json`, with the build
 * as its query, or the time when it must be fresh.
 *
 * @param href The page, absolute or a path.
 * @param site.origin Where the site is.
 * @param site.manifest The route manifest of the page's build.
 * @param site.freshAtMs Asks for the state of this moment instead, in milliseconds since 1970.
 * @returns Nothing for a page elsewhere, one that is not finished by the build, or one that forwards.
 */
export function payloadUrl(
  href: string,
  site: { origin: string; manifest: BuildManifest; freshAtMs?: number | undefined },
): string | undefined {
  const { origin, manifest, freshAtMs } = site
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.origin !== new URL(origin).origin) return undefined
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : '/'
  const forwards = manifest.matcher.some(
    ({ pattern, redirect }) => redirect !== undefined && pattern === path,
  )
  if (forwards || !manifest.prerendered.includes(path)) return undefined
  return `${path === '/' ? '' : path}/_payload.json?${freshAtMs ?? `_b=${encodeURIComponent(manifest.id)}`}`
}
