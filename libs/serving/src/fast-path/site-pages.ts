import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMeaningless, type PlainRequest } from '../door/plain-request.ts'
import { isKnownVersion } from '../finish/framework-shapes.ts'
import type { Refusal } from '../finish/refusal.ts'
import type { PassOn } from '../server/create-site-server.ts'
import type { PrivateAnswer, PrivateRequest } from '../server/private-door.ts'
import { createPageStore, type PageStore } from '../store/page-store.ts'
import type { StoredAnswer } from '../store/stored-answer.ts'
import { answerPlainly, answerStored } from './answer-stored.ts'
import { decideFastPath, type FastPathRules, keyOf, pathOf } from './decide-fast-path.ts'
import { decideStoring, type NotStoredReason, revalidation } from './decide-storing.ts'
import { createFirstVisits } from './first-visits.ts'
import { createHeldPages } from './held-pages.ts'
import { createPageEntries, type PageEntriesOptions, type PageVariants } from './page-entries.ts'
import { createRunAfter } from './run-after.ts'

/** Which pages are finished and stored, and how. */
export interface SitePagesOptions
  extends Omit<FastPathRules, 'variantOf'>, Omit<PageEntriesOptions, 'clock'> {
  /** Asks the framework from inside the process. */
  ask: (asked: PrivateRequest) => Promise<PrivateAnswer>
  /** Whether a page is declared to be finished. */
  isFinished: (path: string) => boolean
  /** Version of Next. Pages of an unknown version are not finished. */
  frameworkVersion: string
  /** Memory for all pages together. Bytes. @default 64 MiB */
  maxBytes?: number | undefined
  /** Called for every declared page that could not be stored. */
  onRefused?: ((path: string, why: PageRefusal) => void) | undefined
  /** The time, by which parts of pages begin and end. Milliseconds since 1970. @default Date.now */
  clock?: (() => number) | undefined
  /** A monotonic clock. Milliseconds. @default performance.now */
  now?: (() => number) | undefined
  /** Waits before the framework is asked again. Milliseconds. */
  pause?: ((ms: number) => Promise<void>) | undefined
}

/** Why a declared page is not stored. */
export type PageRefusal = NotStoredReason | 'unreachable' | 'unavailable' | 'unknown-version' | Refusal

/** The result of rendering a page. */
export type RenderOutcome =
  | { outcome: 'stored' }
  | { outcome: 'gone'; status?: number }
  | { outcome: 'refused'; why: PageRefusal; retryAfterSeconds?: number }

/** The finished pages of a site. */
export interface SitePages {
  /**
   * Answers from the store. A declared page that is missing is finished for those who ask for it.
   *
   * @param pass Hands the request to the framework when the page cannot be finished, or has it refused when it cannot be
   *   finished in time: a page leaves as the framework wrote it only when it can leave in no other way. Without `pass`,
   *   the framework answers the first request and the store the next.
   */
  answer: (request: IncomingMessage, response: ServerResponse, pass?: PassOn) => boolean
  /** Answers a plain request when exactly its path is stored, as `answer` would. */
  answerPlain: (request: PlainRequest, response: ServerResponse) => boolean
  /**
   * Stores the framework's current page, in all variants. On failure the old page stays; it is removed only when the
   * page is gone or has moved.
   */
  keep: (path: string) => Promise<RenderOutcome>
  /**
   * Makes the framework render a page again, even if it considers its own fresh, beginning after this call. Stores it.
   */
  render: (path: string) => Promise<RenderOutcome>
  /** Renders a page again after the next request for it; that request still gets the old page. */
  doubt: (path: string) => void
  /**
   * Shows a page to nobody until it has been rendered again, beginning after this call. A request starts the rendering
   * and waits for it, at most four seconds. When rendering fails, the old page is shown as the last good one.
   */
  hold: (path: string) => void
  isHeld: (path: string) => boolean
  /** Removes a page at once, also one that is being rendered. Until it is rendered again, the framework answers. */
  drop: (path: string) => void
  store: PageStore
}

/** How long a request waits for a page to be rendered. Then it gets the old page, or 503 when there is none. */
const patienceMs = 4_000
const retryAfterSeconds = 5

const retryPausesMs = [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560]

/** Creates the finished pages of a site, which are answered from memory. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { ask, isFinished, frameworkVersion, previewModeId, variants } = options
  const {
    maxBytes = 64 * 2 ** 20,
    onRefused = () => {},
    clock = Date.now,
    now = () => performance.now(),
    pause = wait,
  } = options
  const store = createPageStore({ maxBytes })
  const { keysOf, entriesOf } = createPageEntries({ ...options, clock })
  const dueMs = new Map<string, number>()
  const outdated = new Set<string>()
  const held = createHeldPages()
  const epochs = new Map<string, number>()
  const differs = variants !== undefined && variants.values.length > 1
  /** Whether a plain request has all that its variant depends on. */
  const variantIsPlain = differs && variants.varies.every((name) => name === 'cookie' || !isMeaningless(name))
  const variantOfPlain = ({ cookie }: PlainRequest): string | undefined =>
    variants && chosen(variants, { cookie })
  const rules: FastPathRules = {
    ...options,
    variantOf: (_path, headers) =>
      differs ? chosen(variants, headers as Record<string, string | undefined>) : undefined,
  }

  const keepOrRender = createRunAfter(async (path): Promise<RenderOutcome> => {
    const epoch = epochs.get(path)
    const end = held.begin(path)
    try {
      const failure = outdated.delete(path) ? await renew(path) : undefined
      // What the framework still has must not be taken for new the next time either.
      if (failure) outdated.add(path)
      return failure ?? (await keepRendered(path, epoch))
    } finally {
      end()
    }
  })
  const finishFor = createFirstVisits(keepOrRender)

  const render = (path: string): Promise<RenderOutcome> => {
    outdated.add(path)
    return keepOrRender(path)
  }

  /**
   * This header makes Next render without calling the proxy, so the page is asked for again as visitors get it.
   *
   * @returns Why it could not be rendered.
   */
  const renew = async (path: string): Promise<RenderOutcome | undefined> => {
    if (previewModeId === undefined) return undefined
    const headers = { accept: 'text/html', [revalidation]: previewModeId }
    const answer = await ask({ path, headers }).catch(() => undefined)
    if (!answer) return refuse(path, 'unreachable')
    return answer.status < 500 ? undefined : refuseStatus(path, answer)
  }

  const refuse = (path: string, why: PageRefusal): RenderOutcome => {
    onRefused(path, why)
    return { outcome: 'refused', why }
  }
  const refuseStatus = (path: string, { status, headers }: PrivateAnswer): RenderOutcome => {
    if (status !== 503) return refuse(path, 'status')
    const retryAfterSeconds = Number(headers['retry-after'])
    return { ...refuse(path, 'unavailable'), ...(retryAfterSeconds > 0 && { retryAfterSeconds }) }
  }

  /** @param epoch The epoch of the path when the rendering began. */
  const keepRendered = async (path: string, epoch: number | undefined): Promise<RenderOutcome> => {
    if (!isKnownVersion(frameworkVersion)) return refuse(path, 'unknown-version')
    const answer = await askUntilFresh(path)
    if (!answer) return refuse(path, 'unreachable')
    if (isGone(answer.status)) {
      letGo(path)
      return { outcome: 'gone', status: answer.status }
    }
    const why = decideStoring(answer)
    if (why === 'status') return refuseStatus(path, answer)
    if (why !== undefined) return refuse(path, why)
    const entries = entriesOf(path, answer)
    if ('untouched' in entries) return refuse(path, entries.untouched)
    // The page was taken down during the rendering, which may show what was removed.
    if (epochs.get(path) !== epoch) return { outcome: 'gone' }
    for (const key of keysOf(path)) if (!entries.has(key)) store.drop(key)
    for (const [key, entry] of entries) store.put(key, entry)
    noteDue(path, answer)
    return { outcome: 'stored' }
  }

  /** The stored response, if it is still valid: no part of it has begun or ended since. */
  const findStored = (key: string): StoredAnswer | undefined => {
    const stored = store.get(key) ?? store.get(pathOf(key))
    if (!stored) return undefined
    const endsAtMs = endOf(stored)
    return endsAtMs === Number.POSITIVE_INFINITY || clock() < endsAtMs ? stored : undefined
  }

  /** While Next renders a page again, it answers with the old one and says so. */
  const askUntilFresh = async (path: string): Promise<PrivateAnswer | undefined> => {
    let answer: PrivateAnswer | undefined
    for (const ms of [0, ...retryPausesMs]) {
      if (ms > 0) await pause(ms)
      answer = await ask({ path, headers: { accept: 'text/html' } }).catch(() => undefined)
      if (answer && decideStoring(answer) !== 'stale') return answer
    }
    return answer
  }

  const noteDue = (path: string, { headers }: PrivateAnswer): void => {
    const seconds = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]
    dueMs.set(path, seconds === undefined ? Number.POSITIVE_INFINITY : now() + Number(seconds) * 1_000)
  }

  const drop = (path: string): void => {
    epochs.set(path, (epochs.get(path) ?? 0) + 1)
    letGo(path)
  }

  /** Forgets everything about a path, because there are more addresses without a page than memory for them. */
  const letGo = (path: string): void => {
    dueMs.delete(path)
    held.letGo(path)
    for (const key of keysOf(path)) store.drop(key)
  }

  return {
    store,
    keep: keepOrRender,
    render,
    drop,
    doubt: (path) => {
      outdated.add(path)
      dueMs.delete(path)
    },
    hold: (path) => {
      outdated.add(path)
      held.hold(path)
    },
    isHeld: held.has,
    answer: (request, response, pass) => {
      const decision = decideFastPath(request, rules)
      if (decision.to !== 'store') return false
      const path = pathOf(decision.key)
      const stored = findStored(decision.key)
      if (!stored && (!isCanonical(path) || !isFinished(path))) return false
      if (pass && (!stored || held.has(path))) {
        void answerWhenRendered(decision.key, request, response, pass)
        return true
      }
      if (!stored) {
        renderAfter(path, response)
        return false
      }
      answerStored(stored, request, response)
      renewWhenDue(path)
      return true
    },
    answerPlain: (request, response) => {
      const { url } = request
      const stored = findStored(variantIsPlain ? keyOf(url, variantOfPlain(request)) : url)
      // A plain request has nothing else that `decideFastPath` would look at.
      if (!stored || held.has(url) || !isForEverybody(request)) return false
      answerPlainly(stored, request, response)
      renewWhenDue(url)
      return true
    },
  }

  function isForEverybody({ url, host }: PlainRequest): boolean {
    const { hosts, needsSignIn, leadsElsewhere } = rules
    if (url.includes('?') || url.startsWith('//')) return false
    if (hosts && !hosts.has(host.toLowerCase())) return false
    return !needsSignIn?.(url) && !leadsElsewhere?.(url)
  }

  /** Pages from a snapshot have no due time, so they are rendered again on their first request. */
  function renewWhenDue(path: string): void {
    if (now() < (dueMs.get(path) ?? 0)) return
    dueMs.set(path, Number.POSITIVE_INFINITY)
    void keepOrRender(path)
  }

  /** Waits for the rendering of a page that is missing or held. */
  async function answerWhenRendered(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    pass: PassOn,
  ): Promise<void> {
    const path = pathOf(key)
    const late = pause(patienceMs)
    await Promise.race([held.shown(path, () => void keepOrRender(path)), late])
    const outcome = findStored(key) ? undefined : await Promise.race([finishFor(path), late])
    const stored = findStored(key)
    if (stored) answerStored(stored, request, response)
    else pass(outcome ? refusalOf(outcome) : { status: 503, retryAfterSeconds })
  }

  /** Stores a page after the framework has sent it to a visitor. */
  function renderAfter(path: string, response: ServerResponse): void {
    response.once('finish', () => {
      if (response.statusCode === 200) void keepOrRender(path)
    })
  }
}

/** Refusals that pass: the framework, asked once more, would send the page of before, half of one, or refuse too. */
const passing: ReadonlySet<PageRefusal> = new Set<PageRefusal>(['unavailable', 'unreachable', 'stale'])

/** The refusal that visitors get for an outcome. `undefined`: the framework has to answer. */
function refusalOf(result: RenderOutcome): Parameters<PassOn>[0] {
  if (result.outcome === 'gone') return result.status === 404 ? { status: 404 } : undefined
  if (result.outcome === 'stored' || !passing.has(result.why)) return undefined
  return { status: 503, retryAfterSeconds: result.retryAfterSeconds ?? retryAfterSeconds }
}

/** Whether there is no page at the address, or it redirects. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400)
}

/** Other spellings of an address would store the same page again and again. */
function isCanonical(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

function chosen(
  { values, choose }: PageVariants,
  headers: Readonly<Record<string, string | undefined>>,
): string {
  const value = choose(headers)
  return values.includes(value) ? value : values[0]
}

const knownEnds = new WeakMap<StoredAnswer, number>()

/** When a stored page stops being valid, by its `Expires` header, which a snapshot keeps. */
function endOf(stored: StoredAnswer): number {
  const known = knownEnds.get(stored)
  if (known !== undefined) return known
  const expires = stored.plainHeaders.find(([name]) => name === 'expires')?.[1]
  const endsAtMs = expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires)
  knownEnds.set(stored, endsAtMs)
  return endsAtMs
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
