import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from '../door/judge-target.ts'
import type { Log } from '../log/create-log.ts'
import type { TraceContext } from '../log/request-context.ts'
import { type Outcome, outcomeOf, outcomes } from './outcome.ts'

/** How requests are counted and followed. */
export interface TrafficOptions {
  /**
   * The kind of page at a path: the pattern of its route, say. There may be two hundred; what is more is counted as
   * `other`. Default: all are one kind.
   */
  kindOf?: ((path: string) => string) | undefined
  /** A line is logged for every so many-th request, at `info`. 0: for none. @default 0 */
  lineEvery?: number | undefined
  /** Follows requests that are not answered from memory at once, by a span, say. Default: none are followed. */
  follow?: FollowRequest | undefined
}

/** A request that is followed. */
interface FollowedRequest {
  method: string
  /** Without query. */
  path: string
  kind: string
  requestId: string
  /** The trace it belongs to, as a trusted server in front has said. */
  trace: TraceContext | undefined
}

/** How a followed request has ended. */
export interface RequestFacts {
  outcome: Outcome
  status: number
  seconds: number
  /** Whether all of the response was sent. */
  isWhole: boolean
}

/** Follows a request from its beginning. */
export type FollowRequest = (request: FollowedRequest) => {
  /** The trace that other services are told. Default: that of the request. */
  trace?: TraceContext | undefined
  /** Runs what answers the request. */
  run: (answer: () => void) => void
  end: (facts: RequestFacts) => void
}

/** How many requests of a kind came to an outcome. */
export interface RequestCount {
  kind: string
  outcome: Outcome
  count: number
}

/** Limits of the server that a client, or all of them together, can reach. */
export type ServerLimit = 'bodies' | 'connections' | 'heads' | 'malformed' | 'requests' | 'slowness'

/** The counts of one kind of page. */
export interface Tally extends Record<Outcome, number> {
  readonly kind: string
}

/** Counts the requests of a server. */
export interface Traffic {
  /** The counts of the kind of page at a path. */
  tallyOf: (path: string) => Tally
  /** Counts a request that has been answered at once. */
  hit: (tally: Tally, request: IncomingMessage, response: ServerResponse) => void
  /** Counts a request when it has been answered, and tells who follows it. */
  watch: (tally: Tally, request: IncomingMessage, response: ServerResponse, began: Began) => void
  /** Begins to follow a request. `undefined`: none are followed. */
  follow: FollowRequest | undefined
  reach: (limit: ServerLimit) => void
  counts: () => readonly RequestCount[]
  limits: () => Readonly<Record<ServerLimit, number>>
}

/** A request that has been begun. */
interface Began {
  beganMs: number
  /** Who follows it. */
  end: ((facts: RequestFacts) => void) | undefined
}

const mostKinds = 200

/** @param now A monotonic clock. Milliseconds. */
export function createTraffic(
  { kindOf = () => 'page', lineEvery = 0, follow }: TrafficOptions,
  log: Pick<Log, 'info'>,
  now: () => number,
): Traffic {
  const tallies = new Map<string, Tally>()
  const reached = { bodies: 0, connections: 0, heads: 0, malformed: 0, requests: 0, slowness: 0 }
  let seen = 0

  const tallyOfKind = (kind: string): Tally => {
    const known = tallies.get(kind)
    if (known) return known
    if (tallies.size >= mostKinds && kind !== 'other') return tallyOfKind('other')
    const tally = { kind, hit: 0, rendered: 0, asked: 0, refused: 0, held: 0 }
    tallies.set(kind, tally)
    return tally
  }
  const line = (request: IncomingMessage, response: ServerResponse, facts: object): void => {
    const { method, url = '/' } = request
    log.info('request', { method, path: pathOf(url), status: response.statusCode, ...facts })
  }

  return {
    tallyOf: (path) => tallyOfKind(kindOf(path)),
    hit: (tally, request, response) => {
      tally.hit += 1
      if (lineEvery > 0 && ++seen % lineEvery === 0) line(request, response, { outcome: 'hit', ms: 0 })
    },
    watch: (tally, request, response, { beganMs, end }) => {
      const isWritten = lineEvery > 0 && ++seen % lineEvery === 0
      const isAtOnce = response.writableEnded
      response.once('close', () => {
        const outcome = outcomeOf(response) ?? (isAtOnce ? 'hit' : 'rendered')
        tally[outcome] += 1
        const { statusCode: status, writableFinished: isWhole } = response
        const ms = now() - beganMs
        end?.({ outcome, status, seconds: ms / 1_000, isWhole })
        if (isWritten) line(request, response, { outcome, ms: Math.round(ms), ...(!isWhole && { isWhole }) })
      })
    },
    follow,
    reach: (limit) => (reached[limit] += 1),
    counts: () =>
      [...tallies.values()].flatMap((tally) =>
        outcomes.map((outcome) => ({ kind: tally.kind, outcome, count: tally[outcome] })),
      ),
    limits: () => reached,
  }
}
