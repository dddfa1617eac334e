import { revalidateEntry } from '@house-edge/content/next'
import { contentConfig } from '../../../config.ts'
import { contentStore } from '../../../content/content-store.ts'
import { internalOrigin } from '../../../content/watch-content.ts'
import { findEdge } from '../../../finished/edge.ts'
import { findPageFront } from '../../../finished/page-front.ts'
import { findPeers } from '../../../finished/peers.ts'
import { siteLog } from '../../../process/log.ts'
import { webhookSecret } from '../../../process/webhook-secret.ts'

let entry: ReturnType<typeof revalidateEntry> | undefined

/** What the content service calls after a publish. */
export const POST = async (request: Request) => {
  entry ??= revalidateEntry({
    forget: findEdge()?.forget,
    onUnforgotten: (error, { tags }) =>
      siteLog().error('edge', { code: 'content/publish-unforgotten', error, tags: tags.length }),
    secret: webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET),
    peers: findPeers('webhook'),
    store: contentStore(),
    warm: { origin: internalOrigin(), render: (path) => findPageFront()?.render(path) },
    others: findPageFront()?.shared?.others,
    drop: (path) => findPageFront()?.drop(path),
    touch: (paths, ref) => findPageFront()?.touch(paths, ref),
    isHeld: (path) => findPageFront()?.isHeld(path) ?? false,
  })
  // By then the pages of before the start are known, which a publish has to name.
  await findPageFront()?.reported
  return entry(request)
}
