import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainRequest } from '../door/plain-request.ts'
import { finish, type FinishOptions } from '../finish/finish.ts'
import { isKnownVersion } from '../finish/framework-shapes.ts'
import { chooseParts, findParts } from '../finish/choose-parts.ts'
import { type Refusal, RefusedPage } from '../finish/refusal.ts'
import type { PrivateAnswer, PrivateRequest } from '../server/private-door.ts'
import { createPageStore, type PageStore } from '../store/page-store.ts'
import type { Answer, StoredAnswer } from '../store/stored-answer.ts'
import { answerPlainly, answerStored } from './answer-stored.ts'
import { decideFastPath, type FastPathRules, keyOf, pathOf } from './decide-fast-path.ts'
import { decideStoring, type NotStoredReason, revalidation } from './decide-storing.ts'
import { createHeldPages } from './held-pages.ts'
import { createRunAfter } from './run-after.ts'

/**
 * The declared variants of pages, such as markets: one rendering, from which each leaves out the parts that are not
 * its own. A part stands in an `he-part` element; a page without any is one for all.
 */
export interface PageVariants {
  /** All there are. The first is what a request gets that asks for none of them. */
  values: readonly [string, ...string[]]
  /** Request headers by which one is chosen; caches are told. */
  varies: readonly string[]
  /** Chooses one by these headers. Anything else than one of `values` is the first. */
  choose: (headers: Readonly<Record<string, string | undefined>>) => string
  /** Whether a part belongs in a variant, by the attributes of the element around it. */
  belongs: (part: ReadonlyMap<string, string>, variant: string, nowMs: number) => boolean
  /** When that may be another answer for the first time. Until then the page is as it is. */
  changesAtMs: (part: ReadonlyMap<string, string>, nowMs: number) => number | undefined
}

/** Which pages are finished and kept, and how. */
export interface SitePagesOptions extends Omit<FastPathRules, 'variantOf'> {
  /** Asks the framework, with nobody waiting. */
  ask: (asked: PrivateRequest) => Promise<PrivateAnswer>
  /** Whether a page is declared to be finished. */
  isFinished: (path: string) => boolean
  /** Version of Next. Pages of one that is not known are not finished. */
  frameworkVersion: string
  finishing?: FinishOptions | undefined
  /** What a finished page leaves with, besides its type. */
  headersOf: (page: FinishedFacts) => Readonly<Record<string, string>>
  variants?: PageVariants | undefined
  /** What all pages together may take up in memory. Bytes. @default 64 MiB */
  maxBytes?: number | undefined
  /** Hears of every page that could not be kept though it is declared. */
  onRefused?: ((path: string, why: PageRefusal) => void) | undefined
  /** The time, by which parts of pages begin and end. Milliseconds since 1970. @default Date.now */
  clock?: (() => number) | undefined
  /** Milliseconds since any point in time. @default performance.now */
  now?: (() => number) | undefined
  /** Waits before the framework is asked again. Milliseconds. */
  pause?: ((ms: number) => Promise<void>) | undefined
}

/** What the headers of a finished page may depend on. */
export interface FinishedFacts {
  path: string
  /** Digests of the style sheets in the page, for its policy. */
  styleDigests: readonly string[]
  /** When it ceases to be right, where that is known. Milliseconds since 1970. */
  endsAtMs: number | undefined
}

/** Why a declared page is not kept. */
export type PageRefusal = NotStoredReason | 'unreachable' | 'unknown-version' | Refusal

/** What came of rendering a page. */
export type RenderOutcome =
  | { outcome: 'stored' }
  | { outcome: 'gone' }
  | { outcome: 'refused'; why: PageRefusal }

/** The finished pages of a site. */
export interface SitePages {
  /**
   * Answers from what is stored. A declared page that is not is finished for who asks first.
   *
   * @param pass Hands the request on, when the page cannot be finished, or not soon. Without it the framework answers
   *   the first, and the next gets the page from here.
   */
  answer: (request: IncomingMessage, response: ServerResponse, pass?: () => void) => boolean
  /** Answers what is stored under the very address that is asked for, as `answer` would. */
  answerPlain: (request: PlainRequest, response: ServerResponse) => boolean
  /**
   * Keeps what the framework has of a page, in all its variants. The one before stays when
   * there is nothing to put in its place; only a page that is gone, or has moved, goes.
   */
  keep: (path: string) => Promise<RenderOutcome>
  /**
   * Has the framework render a page anew, beginning after the call, whatever it thinks of the
   * one it has, and keeps it.
   */
  render: (path: string) => Promise<RenderOutcome>
  /** Has a page rendered anew when it is next asked for; who asks gets the one there is. */
  doubt: (path: string) => void
  /**
   * Shows a page to nobody before it has been rendered anew, beginning after the call: who asks has it rendered
   * and waits, for a second at most. When that fails, the one there is is the last good one.
   */
  hold: (path: string) => void
  isHeld: (path: string) => boolean
  /** Lets go of a page at once, also of one that is being rendered. Until it is rendered again the framework answers. */
  drop: (path: string) => void
  store: PageStore
}

/** Addresses that nothing is known about are asked for by the thousand; the framework alone answers the rest. */
const mostFilling = 8
const patienceMs = 1_000

const retryPausesMs = [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560]

/** Creates the pages of a site that are finished once and then answered from memory. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { ask, isFinished, frameworkVersion, previewModeId, finishing = {}, headersOf, variants } = options
  const {
    maxBytes = 64 * 2 ** 20,
    onRefused = () => {},
    clock = Date.now,
    now = () => performance.now(),
    pause = wait,
  } = options
  const store = createPageStore({ maxBytes })
  const dueMs = new Map<string, number>()
  const outdated = new Set<string>()
  const held = createHeldPages(() => pause(patienceMs))
  let filling = 0
  const epochs = new Map<string, number>()
  const differs = variants !== undefined && variants.values.length > 1
  const rules: FastPathRules = {
    ...options,
    variantOf: (_path, headers) =>
      differs ? chosen(variants, headers as Record<string, string | undefined>) : undefined,
  }

  const keepOrRender = createRunAfter(async (path): Promise<RenderOutcome> => {
    const epoch = epochs.get(path)
    const end = held.begin(path)
    try {
      if (outdated.delete(path) && !(await renew(path))) return refuse(path, 'status')
      return await keepRendered(path, epoch)
    } finally {
      end()
    }
  })

  const render = (path: string): Promise<RenderOutcome> => {
    outdated.add(path)
    return keepOrRender(path)
  }

  /** Asked like this the framework renders, and asks no proxy: what visitors get is looked for after that. */
  const renew = async (path: string): Promise<boolean> => {
    if (previewModeId === undefined) return true
    const headers = { accept: 'text/html', [revalidation]: previewModeId }
    const answer = await ask({ path, headers }).catch(() => undefined)
    return answer !== undefined && answer.status < 500
  }

  const refuse = (path: string, why: PageRefusal): RenderOutcome => {
    onRefused(path, why)
    return { outcome: 'refused', why }
  }

  /** @param epoch Which takedown it comes after. */
  const keepRendered = async (path: string, epoch: number | undefined): Promise<RenderOutcome> => {
    if (!isKnownVersion(frameworkVersion)) return refuse(path, 'unknown-version')
    const answer = await askUntilFresh(path)
    if (!answer) return refuse(path, 'unreachable')
    if (isGone(answer.status)) {
      letGo(path)
      return { outcome: 'gone' }
    }
    const why = decideStoring(answer)
    if (why !== undefined) return refuse(path, why)
    const entries = entriesOf(path, answer)
    if ('untouched' in entries) return refuse(path, entries.untouched)
    // Taken down while it was being rendered: what was read before must not come back.
    if (epochs.get(path) !== epoch) return { outcome: 'gone' }
    for (const key of keysOf(path)) if (!entries.has(key)) store.drop(key)
    for (const [key, entry] of entries) store.put(key, entry)
    noteDue(path, answer)
    return { outcome: 'stored' }
  }

  /** What is kept of a rendering: one page, or one for each variant where they differ. */
  const entriesOf = (path: string, answer: PrivateAnswer): Map<string, Answer> | { untouched: Refusal } => {
    const outcome = finish(answer.body.toString(), finishing)
    if ('untouched' in outcome) return outcome
    const { finished, styleDigests } = outcome
    const entry = (html: string, endsAtMs?: number): Answer => ({
      body: Buffer.from(html),
      headers: Object.entries({
        'content-type': answer.headers['content-type'] ?? '',
        ...headersOf({ path, styleDigests, endsAtMs }),
        ...(endsAtMs !== undefined && { expires: new Date(endsAtMs).toUTCString() }),
      }),
      vary: html === finished ? [] : variants?.varies,
    })
    try {
      const parts = variants ? findParts(finished) : []
      if (!variants || parts.length === 0) return new Map([[keyOf(path), entry(finished)]])
      const nowMs = clock()
      const ends = parts.flatMap(({ attributes }) => variants.changesAtMs(attributes, nowMs) ?? [])
      return new Map(
        variants.values.map((value) => {
          const html = chooseParts(finished, parts, ({ attributes }) =>
            variants.belongs(attributes, value, nowMs),
          )
          return [
            differs ? keyOf(path, value) : keyOf(path),
            entry(html, ends.length > 0 ? Math.min(...ends) : undefined),
          ]
        }),
      )
    } catch (error) {
      if (error instanceof RefusedPage) return { untouched: error.refusal }
      throw error
    }
  }

  const keysOf = (path: string): string[] => [
    keyOf(path),
    ...(variants?.values ?? []).map((value) => keyOf(path, value)),
  ]

  /** What is stored and still holds; nothing once a part of it has begun or ended. */
  const findStored = (key: string): StoredAnswer | undefined => {
    const stored = store.get(key) ?? store.get(pathOf(key))
    if (!stored) return undefined
    const endsAtMs = endOf(stored)
    return endsAtMs === Number.POSITIVE_INFINITY || clock() < endsAtMs ? stored : undefined
  }

  /** While the framework renders a page anew it answers with the one before, and says so. */
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

  /** Leaves nothing behind: there are more addresses without a page than memory for them. */
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
      if (!stored) {
        if (!isCanonical(path) || !isFinished(path)) return false
        if (!pass || filling >= mostFilling) {
          renderAfter(path, response)
          return false
        }
        void fill(decision.key, request, response).then((isAnswered) => isAnswered || pass())
        return true
      }
      if (pass && held.has(path)) {
        const answerOrPass = () => answerNow(decision.key, request, response) || pass()
        void held.shown(path, () => void keepOrRender(path)).then(answerOrPass)
        return true
      }
      answerStored(stored, request, response)
      renewWhenDue(path)
      return true
    },
    answerPlain: (request, response) => {
      const { url } = request
      const stored = findStored(url)
      // What else the table looks at, a plain request does not say.
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

  /** A page from a snapshot says nothing of when it was rendered. */
  function renewWhenDue(path: string): void {
    if (now() < (dueMs.get(path) ?? 0)) return
    dueMs.set(path, Number.POSITIVE_INFINITY)
    void keepOrRender(path)
  }

  async function fill(key: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    filling += 1
    const keeping = keepOrRender(pathOf(key))
    // What takes longer than that is for the framework to answer, whatever it says.
    await Promise.race([keeping, pause(patienceMs)])
    filling -= 1
    return answerNow(key, request, response)
  }

  function answerNow(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const stored = findStored(key)
    if (stored) answerStored(stored, request, response)
    return stored !== undefined
  }

  /** When a visitor has got a page from the framework, the next one gets it from here. */
  function renderAfter(path: string, response: ServerResponse): void {
    response.once('finish', () => {
      if (response.statusCode === 200) void keepOrRender(path)
    })
  }
}

/** Nothing is at this address any more, or it leads to another. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400)
}

/** One page has one address: written otherwise, it would be kept over and over. */
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

/** When a stored page ceases to be right: it says so itself, so that one from a snapshot does too. */
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
