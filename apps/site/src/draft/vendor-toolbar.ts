/** The vendor's own toolbar, for repositories the vendor hosts (docs/requirements.md#r159). */
interface VendorToolbar {
  script: string
  /** Origins it loads from and frames. */
  origins: readonly string[]
}

/**
 * The toolbar of a hosted repository. It uses the editor's session at the vendor, so it cannot be replaced. With an
 * embedded repository there is none, and our own toolbar asks for changes.
 */
export function vendorToolbar(content: {
  CONTENT_REPOSITORY?: string | undefined
  CONTENT_ENDPOINT?: string | undefined
}): VendorToolbar | undefined {
  const { CONTENT_REPOSITORY: repository, CONTENT_ENDPOINT: endpoint } = content
  const isHosted = endpoint === undefined || new URL(endpoint).hostname.endsWith('.prismic.io')
  if (!repository || !isHosted) return undefined
  const cdn = 'https://static.cdn.prismic.io'
  return {
    script: `${cdn}/prismic.js?new=true&repo=${encodeURIComponent(repository)}`,
    origins: [cdn, `https://${repository}.prismic.io`],
  }
}
