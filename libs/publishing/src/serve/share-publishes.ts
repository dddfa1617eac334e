import { errorPage } from '@house-edge/paths'
import { hostname } from 'node:os'
import type { RevalidateResult } from '@house-edge/content/next'
import type { StoredSite } from '@house-edge/serving'
import type { Sharing } from '@house-edge/serving/sharing'
import type { FrameworkSide, ServerSide, SharedSite } from '../process/site-process.ts'
import type { PublishedSite } from '../site/published-site.ts'

/** Who takes part in this process. */
interface Participants {
  receivers: ServerSide['receivers']
  framework: Promise<Pick<FrameworkSide, 'look'>>
  /** The pages to show at the start. */
  stored: Pick<StoredSite, 'restoredVersion' | 'holdRestored'>
}

/**
 * Shares publishes, messages and the last good content with the other processes of this site, when the settings name a
 * Redis or Valkey. A message makes this process look for changes by itself.
 *
 * Call it before the first visitor comes and before the framework is loaded: what it starts with may be what others
 * keep, and pages from before the start may be older than what others show.
 *
 * @returns `undefined` where this process is to be alone.
 */
export function sharePublishes(site: PublishedSite, participants: Participants): SharedSite | undefined {
  const { sharedUrl: url } = site.settings()
  if (url === undefined) return undefined
  const connecting = connect(url, site, participants)
  let sharing: Sharing | undefined
  void connecting.then((connected) => (sharing = connected))
  const files = connecting.then(({ files }) => files)
  return {
    others: {
      alert: () => sharing?.alert(),
      announce: async (ref) => (await connecting).publish(ref),
      confirm: (ref) => sharing?.confirm(ref),
    },
    mayBeBehind: () => (sharing ? sharing.mayBeBehind() : connecting),
    send: (topic, text) => void connecting.then(({ send }) => send(topic, text)),
    files: {
      read: async (name) => (await files)?.read(name),
      write: async (name, text) => (await files)?.write(name, text),
      names: async () => (await files)?.names() ?? [],
      count: async () => (await files)?.count() ?? Number.POSITIVE_INFINITY,
    },
    state: () => sharing?.state(),
    leave: async () => sharing?.close(),
  }
}

async function connect(
  url: string,
  { settings, log }: PublishedSite,
  { receivers, framework, stored }: Participants,
): Promise<Sharing> {
  // A single process need not load the client.
  const { createSharing } = await import('@house-edge/serving/sharing')
  const { content, port } = settings()
  const options = {
    url,
    // Processes with the same content share publishes.
    name: `house-edge:${content.repository}:${content.endpoint ?? ''}`,
    process: `${hostname()}:${port}`,
    secret: content.webhookSecret,
    previousSecret: content.previousWebhookSecret,
    shownAtStart: stored.restoredVersion,
    onOutdatedStart: stored.holdRestored,
    onTold: (topic: string, text: string) => receivers.get(topic)?.(text),
    onPublished: async (version: string) => {
      const { look } = await framework
      const answer = await look(version === '' ? undefined : version)
      if (answer?.status !== 'done' && answer?.status !== 'nothing-changed')
        throw new SharedPublishError(answer?.status ?? 'refused')
      return answer.ref
    },
    log: log(),
  }
  const sharing = createSharing(options)
  void sharing.start()
  return sharing
}

/** This process's webhook has refused the call, or could not look. */
class SharedPublishError extends Error {
  override readonly name = 'SharedPublishError'
  readonly code = 'publishing/shared-publish'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)

  constructor(answer: RevalidateResult['status'] | 'refused') {
    super(
      `The webhook of this process answered "${answer}" when it was told of a publish of another. ` +
        'Its pages may be older than those of the other until it looks by itself. See its log.',
    )
  }
}
