/** A page of a sitemap. */
export interface SitemapPage {
  path: string
  /** In the content service's format; `null` or absent when it is unknown. */
  changedAt?: string | null | undefined
  /** Its paths in each language it is in, its own among them, by `hreflang`. Absent where it is in one alone. */
  alternates?: Readonly<Record<string, string>> | undefined
  /** Pictures of the page, absolute. */
  pictures?: readonly string[] | undefined
}

/** The most URLs in one file (sitemaps.org, protocol 0.9). */
const mostPages = 50_000

/** With how many pages a sitemap has a part of this number. */
export function leastPagesOfPart(part: number): number {
  return Math.max(part - 1, 1) * mostPages + 1
}

/**
 * The sitemap of a site: one file while all pages fit, else an index of files. Pictures are listed by Google’s
 * extension (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps), languages by links
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 *
 * @param origin The origin of the site.
 * @param part The part of the index, from 1, at `/sitemaps/1.xml`. Without it: the file that crawlers request first.
 * @param most Pages in one file.
 * @returns `undefined` when there is no such part.
 */
export function writeSitemap(
  pages: readonly SitemapPage[],
  origin: string,
  part?: number,
  most: number = mostPages,
): string | undefined {
  const parts = Math.ceil(pages.length / most)
  const partOf = (number: number): readonly SitemapPage[] => pages.slice((number - 1) * most, number * most)
  if (part !== undefined)
    return part >= 1 && part <= parts && parts > 1 ? urlSet(partOf(part), origin) : undefined
  if (parts <= 1) return urlSet(pages, origin)
  const entries = Array.from({ length: parts }, (_, at) => {
    const changed = latest(partOf(at + 1).map(({ changedAt }) => changedAt))
    return element('sitemap', [`<loc>${origin}/sitemaps/${at + 1}.xml</loc>`, ...dayOf(changed)])
  })
  return `${declaration}<sitemapindex xmlns="${protocol}">\n${entries.join('')}</sitemapindex>\n`
}

/** The latest of some dates, in their own format. */
function latest(dates: readonly (string | null | undefined)[]): string | undefined {
  const known = dates.filter((date) => date && !Number.isNaN(Date.parse(date))) as string[]
  return known.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0]
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const linkProtocol = 'http://www.w3.org/1999/xhtml'
const imageProtocol = 'http://www.google.com/schemas/sitemap-image/1.1'

function urlSet(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map(({ path, changedAt, alternates = {}, pictures = [] }) =>
    element('url', [
      `<loc>${escaped(new URL(path, origin).href)}</loc>`,
      ...dayOf(changedAt),
      ...Object.entries(alternates).map(
        ([language, to]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(new URL(to, origin).href)}"/>`,
      ),
      ...pictures.map((url) => `<image:image><image:loc>${escaped(url)}</image:loc></image:image>`),
    ]),
  )
  return `${declaration}<urlset xmlns="${protocol}" xmlns:image="${imageProtocol}" xmlns:xhtml="${linkProtocol}">\n${entries.join('')}</urlset>\n`
}

function element(name: string, lines: readonly string[]): string {
  return `<${name}>\n${lines.join('\n')}\n</${name}>\n`
}

function dayOf(changedAt: string | null | undefined): readonly string[] {
  const changed = changedAt ? new Date(changedAt) : undefined
  return changed && !Number.isNaN(changed.getTime()) ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
