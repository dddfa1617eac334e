import { announceChanges, noteFinishedPages, sharedPages } from '@house-edge/content/next'
import { contentConfig } from '../config.ts'
import { findPageFront } from '../finished/page-front.ts'
import { webhookSecret } from '../process/webhook-secret.ts'
import { buildFolder } from '../../build-folder.mjs'
import { contentStore } from './content-store.ts'

/**
 * Reads which pages there are, and applies publishes that no webhook announced. Call it once, when the process starts.
 */
export function watchContent(): void {
  const noting = knowTags()
  announceChanges({
    store: contentStore(),
    url: `${internalOrigin()}/api/revalidate`,
    secret: webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET),
  })
  // The first read starts the polling. The store reports every change after the version of that read.
  const since = contentStore()
    .addresses()
    .then(
      () => contentStore().state.ref,
      () => undefined,
    )
  const front = findPageFront()
  if (front)
    front.reported = Promise.all([since, noting]).then(([ref]) => ({
      since: ref,
      includes: sharedPages().has,
    }))
}

/** Reads which tags the pages carry that the build has rendered, and has the finished pages ask for those of any page. */
export function knowTags(): Promise<unknown> | undefined {
  const noting = process.env.NODE_ENV === 'production' ? noteFinishedPages(buildFolder()) : undefined
  const front = findPageFront()
  if (front) front.tags = { of: sharedPages().tagsOf, known: noting }
  return noting
}

/** The address of this process itself. */
export function internalOrigin(): string {
  return `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
}
