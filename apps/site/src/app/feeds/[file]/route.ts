import { publishedArticles } from '../../../content/visit-content.ts'
import { siteFeed } from '../../../site-addresses/feed-addresses.ts'
import { feedResponse } from '../../../feeds/feed-response.ts'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/** The latest reviews and articles, at `/feeds/all.xml` and `/feeds/all.json`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return feedResponse(request, (await params).file, async (name, client) => {
    if (name !== 'all') return undefined
    const [articles, reviews] = await Promise.all([publishedArticles(), client.getAll('casino_review')])
    const title = 'House Edge'
    const description = 'Casino reviews with evidence, and plain words about what each game costs.'
    return { head: { title, description, path: '/', feeds: siteFeed }, articles, reviews }
  })
}
