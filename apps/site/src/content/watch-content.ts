import { announceChanges, noteFinishedPages, sharedPages } from '@house-edge/content/next'
import { resolve } from 'node:path'
import { versionOfBuild } from '../building/version-of-build.ts'
import { contentConfig } from '../config.ts'
import { findPageFront } from '../finished/page-front.ts'
import { webhookSecret } from '../process/webhook-secret.ts'
import { buildFolder } from '../../build-folder.mjs'
import { beginOf, contentStore } from './content-store.ts'

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

/** Lets the finishing of a build ask which version of the content its pages show. */
export function knowVersion(): void {
  const front = findPageFront()
  if (front)
    front.versionOfBuild = () => versionOfBuild(resolve(buildFolder()), () => beginOf(contentStore().client))
}

/** The address of this process itself. */
export function internalOrigin(): string {
  return `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
}
