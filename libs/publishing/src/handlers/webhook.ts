import { revalidateEntry } from '@house-edge/content/next'
import type { PrismicDocument } from '@prismicio/client'
import type { PublishedContent } from '../content/published-content.ts'
import { createEdge } from '../edge/edge.ts'
import { findPeers } from '../process/peers.ts'
import { findObserver } from '../observing/process-observer.ts'
import { findServerSide, frameworkSide } from '../process/site-process.ts'
import { ownOrigin } from '../start/own-origin.ts'
import type { Handler } from './preview.ts'

/**
 * What the content service calls after a publish, at `/api/revalidate`. The process calls it, too, when it finds
 * a publish by itself.
 *
 * @example
 * ```ts
 * // app/api/revalidate/route.ts
 * export const POST = webhook(content)
 * ```
 */
export function webhook<Documents extends PrismicDocument>(content: PublishedContent<Documents>): Handler {
  let entry: Handler | undefined
  return async (request) => {
    entry ??= entryOf(content)
    // By then the pages of before the start are known, which a publish has to name.
    await frameworkSide()?.reported
    const response = await entry(request)
    if (response.status >= 400)
      findObserver()?.count({ name: 'publish', status: 'refused', caller: 'service' })
    return response
  }
}

function entryOf<Documents extends PrismicDocument>({ site, store }: PublishedContent<Documents>): Handler {
  const { content, edge } = site.settings()
  const server = findServerSide()
  const inFront = createEdge(edge, site.redirectType)
  return revalidateEntry({
    forget: inFront && ((changed) => inFront.forget(changed)),
    onUnforgotten: (error, { tags }) =>
      site.log().error('edge', { code: 'content/publish-unforgotten', error, tags: tags.length }),
    onAnswer: ({ status, changed = 0 }, caller) =>
      findObserver()?.count({
        name: 'publish',
        status,
        caller,
        ...(changed > 0 && { lagMs: Math.max(0, Date.now() - store().state.publishedAtMs) }),
      }),
    secret: content.webhookSecret,
    previousSecret: content.previousWebhookSecret,
    peers: findPeers(site, 'webhook'),
    store: store(),
    warm: {
      origin: ownOrigin(site),
      // In memory where there is a server, so that no socket of the process is needed.
      fetch: server?.fetch as never,
      render: (path) => server?.pages.render(path),
    },
    others: server?.shared?.others,
    drop: (path) => server?.pages.drop(path),
    touch: (paths, ref, own) => server?.pages.touch(paths, ref, own),
    isHeld: (path) => server?.pages.isHeld(path) ?? false,
  })
}
