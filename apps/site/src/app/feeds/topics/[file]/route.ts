import { topicFeed } from '../../../../feeds/addresses.ts'
import { answerFeed } from '../../../../feeds/answer-feed.ts'
import { articlesAbout } from '../../../../feeds/feed-entries.ts'
import { findDocumentPath } from '../../../../routes.ts'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/** The latest articles about a topic, at `/feeds/topics/{uid}.xml` and `/feeds/topics/{uid}.json`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return answerFeed((await params).file, async (uid, client) => {
    const path = findDocumentPath('topic', uid)
    const topic = path === undefined ? undefined : await client.findByUid('topic', uid)
    if (path === undefined || !topic?.data.name) return undefined
    const title = `House Edge: ${topic.data.name}`
    const head = { title, description: topic.data.description ?? '', path, feeds: topicFeed(uid) }
    return { head, articles: articlesAbout(topic.id, await client.getAll('article')), reviews: [] }
  })
}
