import { siteMap } from '../../../sitemap/sitemap-response.ts'

/** Rendered for each request, like the index that links to it. */
export const dynamic = 'force-dynamic'

/** A part of the sitemap of a large site, at `/sitemaps/{number}.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const [, number] = /^([1-9][0-9]{0,3})\.xml$/.exec((await params).file) ?? []
  return siteMap(request, Number(number ?? 0))
}
