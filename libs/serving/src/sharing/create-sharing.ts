import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { PublishUnconfirmedError } from '../errors/serving-error.ts'
import type { Log } from '../log/create-log.ts'
import { createConfirmations, type Expected } from './confirmations.ts'
import { createRedisClient, type RedisClient, longestPauseMs } from './redis-client.ts'
import { createLooks } from './look-for-publishes.ts'
import { type Beat, type Message, readBeat, readLive, readMessage } from './message.ts'
import { createRoster } from './roster.ts'
import { createSeal } from './seal.ts'
import { createSharedFiles, type SharedFiles } from './shared-files.ts'
import { createUncertainty } from './uncertainty.ts'

/** How processes of one site tell each other what was published. */
export interface SharingOptions {
  /** URL of Redis or Valkey: `redis://…` or `rediss://…`. */
  url: string
  /** Processes with the same name share. */
  name: string
  /**
   * What this process is called in the logs of the others. One that is started again under the same name takes the
   * place of the one before. Default: a random name.
   */
  process?: string | undefined
  /** The version that is shown when the process starts. Default: none is known. */
  shownAtStart?: (() => string | undefined) | undefined
  /**
   * Called once when another version than that was published last, or Redis has not said within a second which it
   * was: what is shown at the start may be what others have replaced. `onPublished` is called too, once Redis is
   * there. Default: that is enough.
   */
  onOutdatedStart?: (() => void) | undefined
  /**
   * Looks for new content, and resolves when nothing older is shown in this process, with the version that is shown;
   * `undefined`: the one that was asked for. A message is only taken as a hint to look. The version is empty when
   * another process is only looking, or when a message may have been missed. Called again after a second when it
   * fails, or has not found the version, until the other process waits no longer.
   */
  onPublished: (version: string) => Promise<string | undefined>
  /** Called with what another process sends by `tell`, once for each message. Needs `secret`. Default: it is dropped. */
  onTold?: (topic: string, text: string) => void
  /** A secret of all processes of the site, which signs what `tell` sends and what `files` keeps. Without it, nothing is
   * sent, received or kept. */
  secret?: string | undefined
  /** One whose signatures are believed as well, while processes change theirs one after the other. */
  previousSecret?: string | undefined
  /** How long `publish` waits for the other processes. Milliseconds. @default 5_000 */
  patienceMs?: number
  /** A monotonic clock. Milliseconds. @default performance.now */
  now?: (() => number) | undefined
  /** Default: nothing is logged. */
  log?: Pick<Log, 'warn'>
}

/** What became of telling the others. */
export interface Published {
  /** Whether all other processes show nothing older. `false` without Redis: then it is not known. */
  isWhole: boolean
  /** How many other processes have confirmed. */
  confirmed: number
  /** How many have not, as far as they are known. */
  unconfirmed: number
}

/** How a process stands to the others. */
export interface SharingState {
  isConnected: boolean
  processes: number
}

/** The connection of one process to the others. */
export interface Sharing {
  /** Connects, and keeps trying. Without Redis the process works alone. */
  start: () => Promise<void>
  /** Makes the others look for changes, without waiting, so that they have looked when `publish` tells them. */
  alert: () => void
  /**
   * Tells the other processes that something was published, which is shown here, and waits until they have confirmed
   * that they show nothing older. It does not reject. The log names those that have not confirmed.
   */
  publish: (version: string) => Promise<Published>
  /** Says that nothing older than a version is shown here. What waits for `onPublished` need not wait longer. */
  confirm: (version: string) => void
  /**
   * A promise while this process may have missed a publish, because it was stopped, or cut off from Redis, for
   * almost as long as the others wait for it. It resolves when `onPublished` has looked, or after ten seconds. Until
   * then no page should be shown that may be older. Cheap enough for each request.
   */
  mayBeBehind: () => Promise<unknown> | undefined
  /** Sends a message to all other processes, without waiting. While Redis is away, it is lost. */
  send: (topic: string, text: string) => void
  /** Whether Redis is there, and how many other processes were heard of within the last four seconds. */
  state: () => SharingState
  /** Texts that all processes keep together. `undefined` without a `secret`, which signs them. */
  files: SharedFiles | undefined
  /** Ends it. The others take this process for one that shows nothing any more: to be called once its server has ended. */
  close: () => Promise<void>
}

const usualPatienceMs = 5_000
const beatMs = 1_000
/** Between answers to processes that have just come. Several of one name seem new with each of their beats. */
const answerBeatMs = 250
/** Less than the others wait: see `createUncertainty`. */
const leaseMs = 4_000
/**
 * How long a process shows nothing while it looks, and until it has found Redis after its start. A look asks the
 * content service, which is given up sooner; on a busy machine it takes seconds, and what was before must not be shown.
 */
const limits = { lookMs: 10_000, startMs: 1_000 }

/**
 * Connects this process to the other processes of the site.
 *
 * @example
 * ```ts
 * const sharing = createSharing({ url: 'redis://localhost:6379', name: 'site', onPublished: look })
 * await sharing.start()
 * await sharing.publish('the version that is shown here')
 * ```
 */
export function createSharing(options: SharingOptions): Sharing {
  const { url, name, onPublished, onTold, secret, patienceMs = usualPatienceMs, log } = options
  const { now = () => performance.now(), shownAtStart, onOutdatedStart } = options
  const own = randomUUID()
  const { process = own } = options
  const channels = { published: `${name}:published`, look: `${name}:look`, here: `${name}:here` }
  const version = `${name}:version`
  const told = `${name}:told`
  const seal = secret === undefined ? undefined : createSeal(secret, Date.now, options.previousSecret)
  const liveTo = (process: string) => `${name}:live:${process}`
  const roster = createRoster(leaseMs, now)
  const confirmations = createConfirmations(roster.known)
  const client = createRedisClient(url)
  let wasAway = false
  let isStarted = false
  const connected = Promise.withResolvers<RedisClient>()
  const isChecked = Promise.withResolvers<void>()
  let isStartJudged = false
  /** @param isNewest Whether what is shown at the start was published last. */
  const judgeStart = (isNewest: boolean): void => {
    if (!isStartJudged && !isNewest) onOutdatedStart?.()
    isStartJudged = true
    isChecked.resolve()
  }

  const looks = createLooks({
    onPublished,
    triesMs: patienceMs,
    onFailure: (error, version) => log?.warn('sharing', { error, version }),
  })
  const pause = (ms: number) => setTimeout(ms, undefined, { ref: false })
  const uncertainty = createUncertainty({
    look: () => looks.begin(''),
    leaseMs,
    limitMs: limits.lookMs,
    now,
    pause,
  })
  uncertainty.doubt(async () => {
    await Promise.race([isChecked.promise, pause(limits.startMs)])
    judgeStart(false)
  })

  client.on('error', (error: unknown) => {
    if (!wasAway) log?.warn('sharing', { error })
    wasAway = true
    judgeStart(false)
    uncertainty.lose()
  })
  client.on('ready', () => {
    connected.resolve(client)
    wasAway = false
    beat()
  })

  /** What is sent while Redis is away is lost. */
  const send = (channel: string, message: object): void => {
    if (client.isReady) client.publish(channel, JSON.stringify(message)).catch(() => {})
  }
  let foundAtStart = ''
  let beatAtMs = Number.NEGATIVE_INFINITY
  const beat = (): void => {
    beatAtMs = now()
    send(channels.here, { from: own, process, sentMs: beatAtMs, isLast: false } satisfies Beat)
    // Once emptied, or started anew, Redis knows of no publish.
    const newest = looks.latest() || foundAtStart
    if (newest !== '' && client.isReady) client.set(version, newest, { NX: true }).catch(() => {})
  }
  const beating = setInterval(beat, beatMs)
  beating.unref()

  /** Heard of, and not confirmed yet. */
  const heard = new Set<Message>()
  let hasEnded = false
  // The publisher waits for this confirmation, up to its own time limit.
  const confirmTo = ({ from, id }: Message): void => send(liveTo(from), { id, from: own })
  const hear = async (message: Message): Promise<void> => {
    if (message.from === own) return
    heard.add(message)
    const isShown = hasEnded || (await looks.reach(message.version))
    // Not there any more: confirmed when this process ended.
    if (heard.delete(message) && isShown) confirmTo(message)
  }
  /** What has ended shows nothing older. Redis has counted it as told of all that is heard of by then, and of no more. */
  const endHearing = async (): Promise<void> => {
    hasEnded = true
    await client.unsubscribe(channels.published)
    for (const message of heard) confirmTo(message)
    heard.clear()
  }
  /** Tells the others of a version, and waits for them. */
  const announce = async (current: string, { id, settled }: Expected): Promise<void> => {
    if (!client.isReady) return
    const message: Message = { from: own, id, version: current }
    // For a process that starts. In this order: what one of them hears is what the next one finds.
    const [, listeners] = await Promise.all([
      client.set(version, current),
      client.publish(channels.published, JSON.stringify(message)),
    ])
    // This process is a subscriber as well.
    await settled(Math.max(0, listeners - 1))
  }
  const subscribe = async (): Promise<void> => {
    await client.connect()
    await client.subscribe(channels.published, (text) => {
      const message = readMessage(text)
      if (message) void hear(message)
    })
    await client.subscribe(channels.look, (text) => {
      if (text !== own) void looks.begin('')
    })
    await client.subscribe(liveTo(own), (text) => {
      const live = readLive(text)
      if (live) confirmations.note(live)
    })
    await client.subscribe(channels.here, (text) => {
      const message = readBeat(text)
      if (message?.isLast) confirmations.leave(message.from)
      if (message?.from !== own) {
        // One that has just come learns at once who is there.
        if (message && roster.note(message) && now() - beatAtMs >= answerBeatMs) beat()
      } else if (isStarted) uncertainty.echo(message.sentMs)
    })
    if (seal && onTold)
      await client.subscribe(told, (text) => {
        const news = seal.open(text)
        if (news && news.from !== own) onTold(news.topic, news.text)
      })
    // Published while this process did not run, or was not connected yet?
    const latest = await client.get(version)
    foundAtStart = latest ?? ''
    isStarted = true
    const isNewest = latest === null || latest === shownAtStart?.()
    // One that has begun alone looks once.
    if (isNewest && !isStartJudged) uncertainty.trust()
    judgeStart(isNewest)
    beat()
  }

  return {
    start: async () => {
      const subscribing = subscribe().catch((error: unknown) => {
        log?.warn('sharing', { error })
        judgeStart(false)
      })
      // A missing Redis must not delay the start.
      await Promise.race([subscribing, setTimeout(patienceMs, undefined, { ref: false })])
    },
    alert: () => {
      if (client.isReady) client.publish(channels.look, own).catch(() => {})
    },
    publish: async (current) => {
      looks.confirm(current)
      const isReached = client.isReady
      const awaited = confirmations.expect()
      const ending = new AbortController()
      await Promise.race([
        announce(current, awaited).catch((error: unknown) =>
          log?.warn('sharing', { error, version: current }),
        ),
        setTimeout(patienceMs, undefined, { signal: ending.signal, ref: false }).catch(() => {}),
      ])
      ending.abort()
      const { confirmed, unconfirmed, missing, isCounted } = awaited.end()
      const isWhole = isReached && isCounted && unconfirmed === 0
      if (!isWhole)
        log?.warn('sharing', {
          error: new PublishUnconfirmedError({
            version: current,
            processes: missing,
            unconfirmed,
            isReached,
          }),
        })
      return { isWhole, confirmed, unconfirmed }
    },
    confirm: looks.confirm,
    mayBeBehind: uncertainty.mayBeBehind,
    send: (topic, text) => {
      if (!seal || !client.isReady) return
      client.publish(told, seal.close({ from: own, topic, text })).catch(() => {})
    },
    state: () => ({
      isConnected: client.isReady,
      processes: roster.known().filter(({ isSilent }) => !isSilent).length,
    }),
    files:
      secret === undefined
        ? undefined
        : createSharedFiles(connected.promise, `${name}:files`, secret, options.previousSecret),
    close: async () => {
      clearInterval(beating)
      if (client.isReady) {
        const last: Beat = { from: own, process, sentMs: now(), isLast: true }
        await Promise.race([
          endHearing()
            .then(() => client.publish(channels.here, JSON.stringify(last)))
            .catch(() => {}),
          setTimeout(longestPauseMs, undefined, { ref: false }),
        ])
      }
      looks.end()
      if (client.isOpen) client.destroy()
    },
  }
}
