import { publishedArticles } from '../../../../content/visit-content.ts'
import { topicFeed } from '@house-edge/reviews/links'
import { feedResponse } from '../../../../feeds/feed-response.ts'
import { articlesAbout, feedEntries } from '@house-edge/reviews/feeds'
import { links } from '../../../../links.ts'
import { findDocumentPath } from '../../../../routes.ts'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/** The latest articles about a topic, at `/feeds/topics/{uid}.xml` and `/feeds/topics/{uid}.json`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return feedResponse(request, (await params).file, async (uid, client) => {
    const topic = await client.findByUid('topic', uid)
    const path = topic && findDocumentPath('topic', topic.uid)
    if (!topic?.uid || path === undefined || !topic.data.name) return undefined
    if (topic.uid !== uid) return topicFeed(topic.uid)
    const title = `House Edge: ${topic.data.name}`
    const head = { title, description: topic.data.description ?? '', path, feeds: topicFeed(uid) }
    const articles = articlesAbout(topic.id, await publishedArticles())
    return { tell: () => ({ head, entries: feedEntries(articles, [], links) }) }
  })
}
