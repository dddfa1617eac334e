/** A page of a sitemap. */
interface MappedPage {
  path: string
  /** In the content service's format; `null` or absent when it is unknown. */
  changedAt?: string | null
}

/**
 * Writes a sitemap (sitemaps.org, protocol 0.9).
 *
 * @param origin Where the site is.
 */
export function writeSitemap(pages: readonly MappedPage[], origin: string): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? new Date(changedAt) : undefined
    const isDay = changed && !Number.isNaN(changed.getTime())
    const lines = [
      `<loc>${escaped(new URL(path, origin).href)}</loc>`,
      ...(isDay ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
    ]
    return `<url>\n${lines.join('\n')}\n</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
