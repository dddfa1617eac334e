import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainRequest } from '../door/plain-request.ts'
import type { FallThrough } from '../server/create-site-server.ts'
import type { PageStore } from '../store/page-store.ts'
import type { StoredResponse } from '../store/stored-response.ts'
import { noteOutcome } from '../traffic/outcome.ts'
import { answerLastGood, answerPlainly, answerStored } from './answer-stored.ts'
import { decideFastPath, type FastPathRules, pathOfKey } from './decide-fast-path.ts'
import type { DueTimes } from './timing/due-times.ts'
import { withPatience } from './timing/wait.ts'
import { createFirstVisits, createTurns } from './first-visits.ts'
import type { HeldPages } from './held-pages.ts'
import type { PageRefusal, RenderOutcome } from './keep-pages.ts'

/** Answers requests with stored pages. */
export interface PageAnswers {
  /**
   * Answers from the store. A declared page that is missing is finished for those who ask for it.
   *
   * @param pass Hands the request to the framework when the page cannot be finished, or has it refused when it cannot be
   *   finished in time: a page leaves as the framework wrote it only when it can leave in no other way. Without `pass`,
   *   the framework answers the first request and the store the next.
   */
  answer: (request: IncomingMessage, response: ServerResponse, pass?: FallThrough) => boolean
  /** Answers a plain request when exactly its path is stored, as `answer` would. */
  answerPlain: (request: PlainRequest, response: ServerResponse) => boolean
}

/** How long a request waits for a page to be rendered. Then it gets 503, unless an older page may be shown. */
const patienceMs = 4_000
const retryAfterSeconds = 5
/** A page that may be shown as it was is waited for at least this long: most take a tenth of it to render. */
const leastWaitMs = 1_000

/** Creates the answers of a store. */
export function createPageAnswers({
  store,
  held,
  due,
  keep,
  isTakenDown,
  rules,
  keyOfPlain,
  isFinished,
  mayBeBehind = () => undefined,
  lastGoodAfterMs,
  clock,
  pause,
}: {
  store: PageStore
  held: HeldPages
  due: DueTimes
  keep: (path: string) => Promise<RenderOutcome>
  isTakenDown: (path: string) => boolean
  rules: FastPathRules
  /** The key of the page that a plain request gets. */
  keyOfPlain: (request: PlainRequest) => string
  /** Whether a page is declared to be finished. */
  isFinished: (path: string) => boolean
  mayBeBehind?: (() => Promise<unknown> | undefined) | undefined
  lastGoodAfterMs: number
  /** Milliseconds since 1970. */
  clock: () => number
  pause: (ms: number) => Promise<void>
}): PageAnswers {
  const inTurn = createTurns()
  const finishInTurn = createFirstVisits(keep, inTurn)
  // There is little to render where nothing is left, and 503 would say that it is only late.
  const finishFor = (path: string) => (isTakenDown(path) ? keep(path) : finishInTurn(path))
  const renderFor = async (path: string) =>
    isTakenDown(path) ? renderHeld(path) : inTurn(() => renderHeld(path))

  return {
    answer: (request, response, pass) => {
      const decision = decideFastPath(request, rules)
      if (decision.to !== 'store') return false
      const path = pathOfKey(decision.key)
      const stored = findValid(decision.key, path)
      if (!stored && (!isCanonical(path) || !isFinished(path))) return false
      const isDoubtful = held.has(path) || mayBeBehind() !== undefined
      if (pass && (!stored || isDoubtful)) {
        void withPatience(pause(patienceMs), (late) =>
          answerWhenRendered(decision.key, request, response, pass, late),
        )
        return true
      }
      if (!stored || isDoubtful) {
        keepAfter(path, response)
        return false
      }
      answerStored(stored, request, response)
      keepWhenDue(path)
      return true
    },
    answerPlain: (request, response) => {
      const { url } = request
      const stored = findValid(keyOfPlain(request), url)
      // A plain request has nothing else that `decideFastPath` would look at.
      if (!stored || held.has(url) || !isForEverybody(request, rules) || mayBeBehind()) return false
      answerPlainly(stored, request, response)
      keepWhenDue(url)
      return true
    },
  }

  /** The stored response, if it is still valid: no part of it has begun or ended since. */
  function findValid(key: string, path = pathOfKey(key)): StoredResponse | undefined {
    const stored = store.get(key) ?? store.get(path)
    if (!stored) return undefined
    const endsAtMs = endOf(stored)
    return endsAtMs === Number.POSITIVE_INFINITY || clock() < endsAtMs ? stored : undefined
  }

  /** Waits until this process knows what is published, and for the rendering of a page that is missing or held. */
  async function answerWhenRendered(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    pass: FallThrough,
    late: Promise<'late'>,
  ): Promise<void> {
    const path = pathOfKey(key)
    const isShown = async (): Promise<boolean> => {
      const shown = held.shown(path, () => void renderFor(path))
      const laggingMs = held.laggingMs(path)
      // Timers are up to a millisecond early.
      const lastGood =
        laggingMs === undefined ? [] : [pause(Math.max(leastWaitMs, lastGoodAfterMs - laggingMs + 1))]
      await Promise.race([shown, late, ...lastGood])
      return !held.has(path)
    }
    const refuseLate = (): void => {
      noteOutcome(response, 'held')
      pass({ status: 503, retryAfterSeconds })
    }
    const refuse = (): void => {
      const laggingMs = held.laggingMs(path) ?? 0
      const lastGood = laggingMs < lastGoodAfterMs ? undefined : findValid(key)
      if (!lastGood) return refuseLate()
      noteOutcome(response, 'held')
      answerLastGood(lastGood, laggingMs, request, response)
    }
    const known = await Promise.race([mayBeBehind(), late])
    if (known === 'late') return refuseLate()
    // The rendering goes on. Its page is not to be shown: this may be after the publish was said to be live.
    if (!(await isShown())) return refuse()
    const outcome = findValid(key) ? undefined : await Promise.race([finishFor(path), late])
    // A publish may have come during the rendering. Then the page is older than the publish.
    if (!(await isShown())) return refuse()
    const stored = findValid(key)
    if (stored) answerStored(stored, request, response)
    else if (outcome && outcome !== 'late') pass(refusalOf(outcome))
    else refuseLate()
  }

  /** By its turn, it may have been rendered already. */
  async function renderHeld(path: string): Promise<void> {
    if (held.has(path)) await keep(path)
  }

  /** Stores a page after the framework has sent it to a visitor. */
  function keepAfter(path: string, response: ServerResponse): void {
    response.once('finish', () => {
      if (response.statusCode === 200) void keep(path)
    })
  }

  function keepWhenDue(path: string): void {
    if (due.takeDue(path)) void keep(path)
  }
}

function isForEverybody(
  { url, host }: PlainRequest,
  { hosts, needsSignIn, hasRedirect }: FastPathRules,
): boolean {
  // A host in capitals gets the closer look. No stored path has a query or begins with two slashes.
  if (hosts && !hosts.has(host)) return false
  return !needsSignIn?.(url) && !hasRedirect?.(url)
}

/** Refusals that pass: the framework, asked once more, would send the old page, half of one, or refuse too. */
const passing: ReadonlySet<PageRefusal> = new Set<PageRefusal>(['unavailable', 'unreachable', 'stale'])

/** The refusal that visitors get for an outcome. `undefined`: the framework has to answer. */
function refusalOf(result: RenderOutcome): Parameters<FallThrough>[0] {
  if (result.outcome === 'gone') return result.status === 404 ? { status: 404 } : undefined
  if (result.outcome === 'stored') return undefined
  // As the framework wrote it, the page would show each visitor what is for others.
  if (!result.hasParts && !passing.has(result.why)) return undefined
  return { status: 503, retryAfterSeconds: result.retryAfterSeconds ?? retryAfterSeconds }
}

/** Other spellings of an address would store the same page again and again. */
function isCanonical(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

const knownEnds = new WeakMap<StoredResponse, number>()

/** When a stored page stops being valid, by its `Expires` header, which a snapshot keeps. */
function endOf(stored: StoredResponse): number {
  const known = knownEnds.get(stored)
  if (known !== undefined) return known
  const expires = stored.plainHeaders.find(([name]) => name === 'expires')?.[1]
  const endsAtMs = expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires)
  knownEnds.set(stored, endsAtMs)
  return endsAtMs
}
