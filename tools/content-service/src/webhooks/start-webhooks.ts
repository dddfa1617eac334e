import type { ContentUpdate, Repository } from '../repository/repository.ts'
import type { Webhook } from '../repository/settings.ts'
import { deliver } from './deliver.ts'
import { updateMessage } from './message.ts'

/** Sends every event to the webhooks in the settings, and to the one in the start options. */
export function startWebhooks(
  service: Parameters<typeof deliver>[2] & { origin: string },
  own: { url: string; secret: string } | undefined,
): void {
  const { repository } = service

  repository.onUpdate((update) => {
    const happened = triggersOf(update, repository)
    const listening = repository.settings.webhooks.filter(
      (webhook) => webhook.active && webhook.triggers.some((trigger) => happened.has(trigger)),
    )
    const receivers = [...(own ? [{ ...own, headers: {} }] : []), ...listening]
    for (const { url, secret, headers } of receivers) {
      const body = updateMessage(update, repository, service.origin, secret)
      deliver({ url, body, headers }, inWords(update), service)
    }
  })
}

function inWords({ documents, releases, tags }: ContentUpdate): string {
  const parts = [
    documents.length > 0 ? `${documents.length} ${documents.length === 1 ? 'document' : 'documents'}` : '',
    releases ? 'releases' : '',
    tags?.addition?.length || tags?.deletion?.length ? 'tags' : '',
  ]
  return parts.filter(Boolean).join(', ') || 'a new ref'
}

function triggersOf(update: ContentUpdate, repository: Repository): Set<Webhook['triggers'][number]> {
  const happened = new Set<Webhook['triggers'][number]>()
  for (const id of update.documents) {
    happened.add(repository.master.get(id) ? 'documentsPublished' : 'documentsUnpublished')
  }
  if (update.releases?.addition?.length) happened.add('releasesCreated')
  if (update.releases?.update?.length || update.releases?.deletion?.length) happened.add('releasesUpdated')
  if (update.tags?.addition?.length) happened.add('tagsCreated')
  if (update.tags?.deletion?.length) happened.add('tagsDeleted')
  return happened
}
