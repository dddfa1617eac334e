import type { Refusal } from '../finish/refusal.ts'
import type { PrivateResponse } from '../http/private-door.ts'
import type { PageStore } from '../store/page-store.ts'
import type { FrameworkQuestions } from './ask-framework.ts'
import { decideStoring, type NotStoredReason, wasKept } from './decide-storing.ts'
import type { DueTimes } from './timing/due-times.ts'
import type { HeldPages } from './held-pages.ts'
import type { PageEntries } from './page-entries.ts'
import { createRunAfter } from './timing/run-after.ts'

/** Why a declared page is not stored. */
export type PageRefusal = NotStoredReason | 'undeclared' | 'unreachable' | 'unavailable' | Refusal

/** The result of rendering a page. */
export type RenderOutcome =
  | { outcome: 'stored' }
  | { outcome: 'gone'; status?: number }
  | {
      outcome: 'refused'
      why: PageRefusal
      retryAfterSeconds?: number
      /** The rendering has parts that are not for every visitor, so it must not be sent as the framework wrote it. */
      hasParts?: boolean
    }

/** Invented addresses must not fill the memory. */
const mostLookedAt = 10_000

/** Has pages rendered and stored, or taken out of the store. */
export interface PageKeeping {
  /**
   * Stores the framework's current page, in all variants. On failure the old page stays; it is removed only when the
   * page is gone or has moved.
   */
  keep: (path: string) => Promise<RenderOutcome>
  /**
   * Makes the framework render a page again, even if it considers its own fresh, beginning after this call. Stores it,
   * when the page is declared to be finished.
   */
  render: (path: string) => Promise<RenderOutcome>
  /** Renders a page again after the next request for it; that request still gets the old page. */
  doubt: (path: string) => void
  /**
   * Holds a page back from visitors until it has been rendered again, beginning after this call. A request starts the rendering
   * and waits for it, at most four seconds, and then gets 503. When the rendering has failed, the old page is shown as
   * the last good one.
   *
   * @param isLenient Whether the old page is also shown when the rendering takes longer than `lastGoodAfterMs`.
   */
  hold: (path: string, isLenient?: boolean) => void
  /**
   * From now on a page that is not stored is rendered again where the framework has kept it. Default of `isTrusted`: none
   * is taken as it was kept.
   */
  doubtMissing: (isTrusted?: (path: string) => boolean) => void
  /** Shows a held page again as it is, which is known to be what is published. */
  release: (path: string) => void
  /** Removes a page at once, also one that is being rendered. Until it is rendered again, the framework answers. */
  drop: (path: string) => void
  /** Whether a page has no content of its own any more: it was dropped and held, or a rendering since has not found it. */
  isTakenDown: (path: string) => boolean
}

/** Creates the keeping of pages in a store. */
export function createPageKeeping({
  store,
  held,
  due,
  framework,
  entries: { keysOf, entriesOf, hasParts },
  isFinished,
  onRefused,
}: {
  store: PageStore
  held: HeldPages
  due: DueTimes
  framework: FrameworkQuestions
  entries: PageEntries
  /** Whether a page is declared to be finished. */
  isFinished: (path: string) => boolean
  onRefused: (path: string, why: PageRefusal) => void
}): PageKeeping {
  /** Pages that the framework has to render again before they are stored. */
  const outdated = new Set<string>()
  let isKeptDoubtful = (_path: string): boolean => false
  /** How often each page was taken down. */
  const epochs = new Map<string, number>()
  /** Only pages that a publish has named: invented addresses must not fill the memory. */
  const takenDown = new Set<string>()

  /** What this process has had rendered of all that the framework had kept: each address once, also one without a page. */
  const lookedAt = new Set<string>()

  const keep = createRunAfter(async (path): Promise<RenderOutcome> => {
    for (;;) {
      const outcome = await keepOnce(path)
      if (!outcome) continue
      // Held again meanwhile: visitors wait for it who have begun no rendering but this one.
      if (held.has(path)) void keep(path)
      return outcome
    }
  })

  return {
    keep,
    render: (path) => {
      outdated.add(path)
      return keep(path)
    },
    doubt: (path) => {
      outdated.add(path)
      due.forget(path)
    },
    hold: (path, isLenient) => {
      outdated.add(path)
      held.hold(path, isLenient)
      // Dropped for a document that is gone. Of other pages that showed it, the last good one might be shown.
      if (!isLenient && epochs.has(path) && isMissing(path)) takenDown.add(path)
    },
    doubtMissing: (isTrusted = () => false) => {
      isKeptDoubtful = (path) => !isTrusted(path)
    },
    release: (path) => {
      outdated.delete(path)
      held.letGo(path)
    },
    drop: (path) => {
      epochs.set(path, (epochs.get(path) ?? 0) + 1)
      letGo(path)
    },
    isTakenDown: (path) => takenDown.has(path),
  }

  function isMissing(path: string): boolean {
    return !keysOf(path).some((key) => store.has(key))
  }

  /** @returns `undefined`: the page was held or doubted while it was rendered, and has to be rendered once more. */
  async function keepOnce(path: string): Promise<RenderOutcome | undefined> {
    const epoch = epochs.get(path)
    const end = held.begin(path)
    try {
      const isOutdated = outdated.delete(path)
      const isDoubtful = !isOutdated && !lookedAt.has(path) && isMissing(path) && isKeptDoubtful(path)
      const failure = isOutdated ? await renew(path) : undefined
      // The next rendering must not take the framework's old page for a new one either.
      if (failure) outdated.add(path)
      // Stored it would be shown, and a component in it that is no island would do nothing.
      if (!isFinished(path)) return failure ?? { outcome: 'refused', why: 'undeclared' }
      return failure ?? (await keepRendered(path, epoch, isDoubtful))
    } finally {
      end()
    }
  }

  /** @returns Why the framework could not render the page again. */
  async function renew(path: string): Promise<RenderOutcome | undefined> {
    const rendered = await framework.renew(path, due.isOver(path))
    if (rendered === undefined) return undefined
    if (rendered === 'unreachable') return refuse(path, 'unreachable')
    return rendered.status < 500 ? undefined : refuseStatus(path, rendered)
  }

  /**
   * @param epoch The epoch of the path when the rendering began.
   * @param isDoubtful Whether a page that the framework has kept is to be rendered again.
   * @returns `undefined`: see `keepOnce`.
   */
  async function keepRendered(
    path: string,
    epoch: number | undefined,
    isDoubtful: boolean,
  ): Promise<RenderOutcome | undefined> {
    const rendered = await framework.askUntilFresh(path, () => outdated.has(path))
    if (!rendered) return refuse(path, 'unreachable')
    // Only what is known to be kept: a rendering runs no proxy, which knows the addresses that have no page.
    if (isDoubtful && wasKept(rendered)) {
      if (lookedAt.size >= mostLookedAt) lookedAt.clear()
      lookedAt.add(path)
      const failure = await renew(path)
      if (failure) outdated.add(path)
      return failure ?? keepRendered(path, epoch, false)
    }
    if (isGone(rendered.status)) {
      if (held.has(path)) takenDown.add(path)
      letGo(path)
      return { outcome: 'gone', status: rendered.status }
    }
    const why = decideStoring(rendered)
    if (why === 'stale' && outdated.has(path)) return undefined
    if (why === 'status') return refuseStatus(path, rendered)
    const entries = why ? { untouched: why } : entriesOf(path, rendered)
    if ('untouched' in entries)
      return { ...refuse(path, entries.untouched), ...(hasParts?.(rendered) && { hasParts: true }) }
    // The page was dropped during the rendering, which may show removed content.
    if (epochs.get(path) !== epoch) return { outcome: 'gone' }
    for (const key of keysOf(path)) if (!entries.has(key)) store.drop(key)
    for (const [key, entry] of entries) store.put(key, entry)
    takenDown.delete(path)
    due.note(path, rendered)
    return { outcome: 'stored' }
  }

  function refuse(path: string, why: PageRefusal): RenderOutcome {
    onRefused(path, why)
    return { outcome: 'refused', why }
  }

  function refuseStatus(path: string, { status, headers }: PrivateResponse): RenderOutcome {
    if (status !== 503) return refuse(path, 'status')
    const retryAfterSeconds = Number(headers['retry-after'])
    return { ...refuse(path, 'unavailable'), ...(retryAfterSeconds > 0 && { retryAfterSeconds }) }
  }

  /** Forgets everything about a path, because there are more addresses without a page than memory for them. */
  function letGo(path: string): void {
    due.forget(path)
    held.letGo(path)
    for (const key of keysOf(path)) store.drop(key)
  }
}

/** Whether there is no page at the address, or it redirects. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400)
}
