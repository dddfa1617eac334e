/** Part of the name of each cookie that Next sets for an editor in draft mode. */
export const draftCookie = '__prerender_bypass'

/**
 * Whether a `Cookie` header has the cookie of draft mode with the secret of this build. A forged one does not count:
 * otherwise anybody could make the site render pages for addresses that do not exist.
 *
 * @param previewModeId The secret, of `prerender-manifest.json` (Next 16.4.5). `undefined`: there is no draft mode.
 */
export function hasDraftCookie(
  cookies: string | null | undefined,
  previewModeId: string | undefined,
): boolean {
  if (!cookies?.includes(draftCookie) || previewModeId === undefined) return false
  return cookies.split(';').some((pair) => {
    const [name, ...value] = pair.trim().split('=')
    // A quoted value means the same (RFC 6265 §4.1.1).
    return name === draftCookie && value.join('=').replaceAll('"', '') === previewModeId
  })
}
