import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Log } from '../log/create-log.ts'
import { type Message, readLive, readMessage } from './message.ts'
import { createSeal } from './seal.ts'
import { createSharedFiles, type SharedFiles } from './shared-files.ts'

/** How processes of one site tell each other what was published. */
export interface SharingOptions {
  /** URL of Redis or Valkey: `redis://…` or `rediss://…`. */
  url: string
  /** Processes with the same name share. */
  name: string
  /**
   * Looks for new content, and resolves when it is live in this process. A message is only taken as a hint to
   * look. Also called when the connection comes back, because a message may have been missed.
   */
  onPublished: (version: string) => Promise<unknown>
  /** Called with what another process sends by `tell`, once for each message. Needs `secret`. Default: it is dropped. */
  onTold?: (topic: string, text: string) => void
  /** A secret of all processes of the site, which signs what `tell` sends and what `files` keeps. Without it, nothing is
   * sent, received or kept. */
  secret?: string | undefined
  /** How long `publish` waits for the other processes. Milliseconds. @default 5_000 */
  patienceMs?: number
  /** Default: nothing is logged. */
  log?: Pick<Log, 'warn'>
}

/** The connection of one process to the others. */
export interface Sharing {
  /** Connects, and keeps trying. Without the engine the process works alone. */
  start: () => Promise<void>
  /**
   * Tells the other processes that something was published, and waits until it is live there too.
   *
   * @returns How many other processes were notified, and how many of them confirmed in time.
   */
  publish: (version: string) => Promise<{ notified: number; live: number }>
  /** Sends a message to all other processes, without waiting. While the engine is away, it is lost. */
  tell: (topic: string, text: string) => void
  /** Texts that all processes keep together. `undefined` without a `secret`, which signs them. */
  files: SharedFiles | undefined
  close: () => Promise<void>
}

const longestPauseMs = 1_000
const mostRemembered = 100

/**
 * Connects this process to the other processes of the site.
 *
 * @example
 * ```ts
 * const sharing = createSharing({ url: 'redis://localhost:6379', name: 'site', onPublished: look })
 * await sharing.start()
 * await sharing.publish('the version that is live here')
 * ```
 */
export function createSharing(options: SharingOptions): Sharing {
  const { url, name, onPublished, onTold, secret, patienceMs = 5_000, log } = options
  const own = randomUUID()
  const published = `${name}:published`
  const told = `${name}:told`
  const seal = secret === undefined ? undefined : createSeal(secret, Date.now)
  const liveTo = (process: string) => `${name}:live:${process}`
  const waiting = new Map<string, (process: string) => void>()
  /** Versions that others have announced. They are not announced again when this process finds them. */
  const heard = new Set<string>()
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Bounds the memory that a slow engine can cost.
    commandsQueueMaxLength: 1_000,
    pingInterval: 2_000,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (attempt) => Math.min(longestPauseMs, 50 * 2 ** attempt),
    },
  })
  let wasAway = false
  const connected = Promise.withResolvers<typeof client>()

  client.on('error', (error: unknown) => {
    if (!wasAway) log?.warn('sharing', { error })
    wasAway = true
  })
  client.on('ready', () => {
    connected.resolve(client)
    if (!wasAway) return
    wasAway = false
    void look('')
  })

  const look = async (version: string): Promise<boolean> => {
    try {
      await onPublished(version)
      return true
    } catch (error) {
      log?.warn('sharing', { error, version })
      return false
    }
  }
  const hear = async ({ from, id, version }: Message): Promise<void> => {
    if (from === own) return
    remember(heard, version)
    if (!(await look(version)) || !client.isReady) return
    // The publisher waits for this confirmation, up to its own time limit.
    await client.publish(liveTo(from), JSON.stringify({ id, from: own })).catch(() => {})
  }

  return {
    start: async () => {
      const subscribing = client.connect().then(async () => {
        await client.subscribe(published, (text) => {
          const message = readMessage(text)
          if (message) void hear(message)
        })
        await client.subscribe(liveTo(own), (text) => {
          const live = readLive(text)
          if (live) waiting.get(live.id)?.(live.from)
        })
        if (!seal || !onTold) return
        await client.subscribe(told, (text) => {
          const news = seal.open(text)
          if (news && news.from !== own) onTold(news.topic, news.text)
        })
      })
      subscribing.catch((error: unknown) => log?.warn('sharing', { error }))
      // A missing engine must not delay the start.
      await Promise.race([subscribing.catch(() => {}), setTimeout(patienceMs, undefined, { ref: false })])
    },
    publish: async (version) => {
      if (!client.isReady || heard.has(version)) return { notified: 0, live: 0 }
      const id = randomUUID()
      const live = new Set<string>()
      const all = Promise.withResolvers<void>()
      let listening = Number.POSITIVE_INFINITY
      const settle = (): void => {
        if (live.size >= listening) all.resolve()
      }
      waiting.set(id, (process) => {
        live.add(process)
        settle()
      })
      const sending = client
        .publish(published, JSON.stringify({ from: own, id, version } satisfies Message))
        .then((listeners) => {
          // This process is a subscriber as well.
          listening = Math.max(0, listeners - 1)
          settle()
        })
        .catch((error: unknown) => {
          log?.warn('sharing', { error, version })
          all.resolve()
        })
      const ending = new AbortController()
      await Promise.race([
        Promise.all([sending, all.promise]),
        setTimeout(patienceMs, undefined, { signal: ending.signal, ref: false }).catch(() => {}),
      ])
      ending.abort()
      waiting.delete(id)
      return { notified: Number.isFinite(listening) ? listening : 0, live: live.size }
    },
    tell: (topic, text) => {
      if (!seal || !client.isReady) return
      client.publish(told, seal.close({ from: own, topic, text })).catch(() => {})
    },
    files: secret === undefined ? undefined : createSharedFiles(connected.promise, `${name}:files`, secret),
    close: async () => {
      if (client.isOpen) client.destroy()
    },
  }
}

function remember(heard: Set<string>, version: string): void {
  if (version === '') return
  heard.add(version)
  for (const oldest of heard) {
    if (heard.size <= mostRemembered) break
    heard.delete(oldest)
  }
}
