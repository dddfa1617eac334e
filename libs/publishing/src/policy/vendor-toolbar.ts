/** The vendor's own toolbar, for repositories the vendor hosts. */
export interface VendorToolbar {
  script: string
  /** Origins it loads from and frames. */
  origins: readonly string[]
}

/**
 * The toolbar of a hosted repository. It uses the editor's session at the vendor, so it cannot be replaced.
 *
 * @returns `undefined` with an embedded repository, where `PreviewToolbar` of `/react` asks for changes by itself.
 */
export function vendorToolbar(content: {
  repository?: string | undefined
  endpoint?: string | undefined
}): VendorToolbar | undefined {
  const { repository, endpoint } = content
  const isHosted = !endpoint || (URL.canParse(endpoint) && new URL(endpoint).hostname.endsWith('.prismic.io'))
  if (!repository || !isHosted) return undefined
  const cdn = 'https://static.cdn.prismic.io'
  return {
    script: `${cdn}/prismic.js?new=true&repo=${encodeURIComponent(repository)}`,
    origins: [cdn, `https://${repository}.prismic.io`],
  }
}
