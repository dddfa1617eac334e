import type { SiteServer } from '@house-edge/serving'
import { contentConfig, siteConfig } from '../config.ts'
import { siteLog } from '../process/log.ts'
import { webhookSecret } from '../process/webhook-secret.ts'
import { callOwnWebhook } from './own-webhook.ts'
import { findPageFront } from './page-front.ts'

/** Processes with the same content share publishes. */
function nameOfSite(): string {
  const { CONTENT_REPOSITORY, CONTENT_ENDPOINT = '' } = contentConfig()
  return `house-edge:${CONTENT_REPOSITORY}:${CONTENT_ENDPOINT}`
}

/**
 * Shares publishes and messages with the other processes of this site, when the environment names a Redis or Valkey. A message makes
 * this process call its own webhook, which looks for changes by itself.
 */
export async function sharePublishes(askFramework: SiteServer['askFramework']): Promise<void> {
  const { SITE_SHARED_URL: url } = siteConfig()
  if (url === undefined) return
  // A single process need not load the client.
  const { createSharing } = await import('@house-edge/serving/sharing')
  const front = findPageFront()
  const secret = webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET)
  const sharing = createSharing({
    url,
    name: nameOfSite(),
    secret,
    onTold: (topic, text) => front?.hears.get(topic)?.(text),
    onPublished: async (version) => {
      const status = await callOwnWebhook(askFramework, {
        type: 'api-update',
        ...(version !== '' && { masterRef: version }),
      })
      if (status !== 200) throw new SharedPublishError(status)
    },
    log: siteLog(),
  })
  if (front) Object.assign(front, { announce: sharing.publish, tell: sharing.tell })
  void sharing.start()
}

/** This process's webhook has refused the call. */
class SharedPublishError extends Error {
  override readonly name = 'SharedPublishError'
  readonly code = 'site/shared-publish'

  constructor(status: number) {
    super(
      `The webhook of this process answered ${status} when it was told of a publish of another. ` +
        'Its pages may be older than those of the other until it looks by itself. See its log.',
    )
  }
}
