import { hostname } from 'node:os'
import type { RevalidateAnswer } from '@house-edge/content/next'
import type { SiteServer, StoredSite } from '@house-edge/serving'
import type { Sharing } from '@house-edge/serving/sharing'
import { contentConfig, siteConfig } from '../config.ts'
import { siteLog } from '../process/log.ts'
import { webhookSecret } from '../process/webhook-secret.ts'
import { callOwnWebhook } from './own-webhook.ts'
import type { PageFront } from './page-front.ts'

/** Processes with the same content share publishes. */
function nameOfSite(): string {
  const { CONTENT_REPOSITORY, CONTENT_ENDPOINT = '' } = contentConfig()
  return `house-edge:${CONTENT_REPOSITORY}:${CONTENT_ENDPOINT}`
}

/**
 * Shares publishes, messages and the last good content with the other processes of this site, when the environment
 * names a Redis or Valkey. A message makes this process call its own webhook, which looks for changes by itself.
 *
 * Call it before the first visitor comes and before the framework is loaded: what it starts with may be what others
 * keep, and pages from before the start may be older than what others show.
 *
 * @param stored The pages to show at the start.
 */
export function sharePublishes(
  front: PageFront,
  askFramework: SiteServer['askFramework'],
  stored: Pick<StoredSite, 'restoredVersion' | 'holdRestored'>,
): void {
  const { SITE_SHARED_URL: url } = siteConfig()
  if (url === undefined) return
  const connecting = connect(url, front, askFramework, stored)
  let sharing: Sharing | undefined
  void connecting.then((connected) => (sharing = connected))
  const files = connecting.then(({ files }) => files)
  front.shared = {
    others: {
      alert: () => sharing?.alert(),
      announce: async (ref) => (await connecting).publish(ref),
      confirm: (ref) => sharing?.confirm(ref),
    },
    mayBeBehind: () => (sharing ? sharing.mayBeBehind() : connecting),
    tell: (topic, text) => void connecting.then(({ tell }) => tell(topic, text)),
    files: {
      read: async (name) => (await files)?.read(name),
      write: async (name, text) => (await files)?.write(name, text),
      names: async () => (await files)?.names() ?? [],
      count: async () => (await files)?.count() ?? Number.POSITIVE_INFINITY,
    },
    leave: async () => sharing?.close(),
  }
}

async function connect(
  url: string,
  front: PageFront,
  askFramework: SiteServer['askFramework'],
  stored: Pick<StoredSite, 'restoredVersion' | 'holdRestored'>,
): Promise<Sharing> {
  // A single process need not load the client.
  const { createSharing } = await import('@house-edge/serving/sharing')
  const sharing = createSharing({
    url,
    name: nameOfSite(),
    process: `${hostname()}:${siteConfig().PORT}`,
    secret: webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET),
    shownAtStart: stored.restoredVersion,
    onOutdatedStart: stored.holdRestored,
    onTold: (topic, text) => front.hears.get(topic)?.(text),
    onPublished: async (version) => {
      const answer = await callOwnWebhook(askFramework, {
        type: 'api-update',
        heard: true,
        ...(version !== '' && { masterRef: version }),
      })
      if (answer?.status !== 'done' && answer?.status !== 'nothing-changed')
        throw new SharedPublishError(answer?.status ?? 'refused')
      return answer.ref
    },
    log: siteLog(),
  })
  void sharing.start()
  return sharing
}

/** This process's webhook has refused the call, or could not look. */
class SharedPublishError extends Error {
  override readonly name = 'SharedPublishError'
  readonly code = 'site/shared-publish'

  constructor(answer: RevalidateAnswer['status'] | 'refused') {
    super(
      `The webhook of this process answered "${answer}" when it was told of a publish of another. ` +
        'Its pages may be older than those of the other until it looks by itself. See its log.',
    )
  }
}
