import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Log } from '../log/create-log.ts'
import { type Message, readLive, readMessage } from './message.ts'

/** Where processes of one site meet, and what they do about what another has published. */
export interface SharingOptions {
  /** Of Redis or Valkey: `redis://…` or `rediss://…`. */
  url: string
  /** Processes that go by the same name share. */
  name: string
  /**
   * Looks for what was published elsewhere, and resolves when it is live here. Nothing of a message is believed but
   * that there is something to look for. Called as well when the engine was away: something may have been missed.
   */
  onPublished: (version: string) => Promise<unknown>
  /** How long others are waited for. Milliseconds. @default 5_000 */
  patienceMs?: number
  /** Nobody is told anything when it is not given. */
  log?: Pick<Log, 'warn'>
}

/** One process among several. */
export interface Sharing {
  /** Connects, and goes on trying when it cannot. A process without the engine goes on alone. */
  start: () => Promise<void>
  /**
   * Tells the others that something was published, and waits until it is live there too.
   *
   * @returns How many were told, and how many of them said in time that it is live.
   */
  publish: (version: string) => Promise<{ told: number; live: number }>
  close: () => Promise<void>
}

const longestPauseMs = 1_000
const mostRemembered = 100

/**
 * Creates a process's place among the processes of one site.
 *
 * @example
 * ```ts
 * const sharing = createSharing({ url: 'redis://localhost:6379', name: 'site', onPublished: look })
 * await sharing.start()
 * await sharing.publish('the version that is live here')
 * ```
 */
export function createSharing(options: SharingOptions): Sharing {
  const { url, name, onPublished, patienceMs = 5_000, log } = options
  const own = randomUUID()
  const published = `${name}:published`
  const liveTo = (process: string) => `${name}:live:${process}`
  const waiting = new Map<string, (process: string) => void>()
  /** Versions others have told of: what is found by looking for them is no news to them. */
  const heard = new Set<string>()
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 2_000,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (attempt) => Math.min(longestPauseMs, 50 * 2 ** attempt),
    },
  })
  let wasAway = false

  client.on('error', (error: unknown) => {
    if (!wasAway) log?.warn('sharing', { error })
    wasAway = true
  })
  client.on('ready', () => {
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
    // Whoever published waits for this no longer than it has patience.
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
      })
      subscribing.catch((error: unknown) => log?.warn('sharing', { error }))
      // An engine that is not there yet holds nobody up.
      await Promise.race([subscribing.catch(() => {}), setTimeout(patienceMs, undefined, { ref: false })])
    },
    publish: async (version) => {
      if (!client.isReady || heard.has(version)) return { told: 0, live: 0 }
      const id = randomUUID()
      const live = new Set<string>()
      const all = Promise.withResolvers<void>()
      let told = Number.POSITIVE_INFINITY
      const settle = (): void => {
        if (live.size >= told) all.resolve()
      }
      waiting.set(id, (process) => {
        live.add(process)
        settle()
      })
      const sending = client
        .publish(published, JSON.stringify({ from: own, id, version } satisfies Message))
        .then((listeners) => {
          // This process listens too.
          told = Math.max(0, listeners - 1)
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
      return { told: Number.isFinite(told) ? told : 0, live: live.size }
    },
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
