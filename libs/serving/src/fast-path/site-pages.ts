import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'
import { createPageStore, type PageStore } from '../store/page-store.ts'
import { createPageAnswers, type PageAnswers } from './answer-pages.ts'
import { createFrameworkQuestions } from './ask-framework.ts'
import type { FastPathRules } from './decide-fast-path.ts'
import { createDueTimes } from './timing/due-times.ts'
import { wait } from './timing/wait.ts'
import { createHeldPages } from './held-pages.ts'
import { createPageKeeping, type PageKeeping, type PageRefusal } from './keep-pages.ts'
import { createPageEntries, type PageEntriesOptions } from './page-entries.ts'
import { createVariantChoice } from './variant-choice.ts'

/** Which pages are finished and stored, and how. */
export interface SitePagesOptions
  extends Omit<FastPathRules, 'variantOf'>, Omit<PageEntriesOptions, 'clock'> {
  /** Asks the framework from inside the process. */
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** Whether a page is declared to be finished. */
  isFinished: (path: string) => boolean
  /**
   * Asked before a stored page is answered. A promise: something may have been published of which this process has not
   * heard, and it is looking; requests wait for that. Default: every publish is heard of.
   */
  mayBeBehind?: (() => Promise<unknown> | undefined) | undefined
  /**
   * After how long the last good page is shown where a rendering takes longer, of pages that `touch` allows it for. It says
   * so in `cache-status`, and no cache keeps it. Milliseconds. @default 4_000
   */
  lastGoodAfterMs?: number | undefined
  /** Memory for all pages together. Bytes. @default 64 MiB */
  maxBytes?: number | undefined
  /**
   * Whether what is stored is compressed a second time, as small as possible, on another thread, once nothing has been
   * stored for a while. That is most of the processor time of a start and of a publish. @default true
   */
  compressesStrongly?: boolean | undefined
  /** Called for every declared page that could not be stored. Default: it is not reported. */
  onRefused?: ((path: string, why: PageRefusal) => void) | undefined
  /** The time, by which parts of pages begin and end. Milliseconds since 1970. @default Date.now */
  clock?: (() => number) | undefined
  /**
   * How long the framework may take to render a page. After that the page counts as unreachable, and the last good one
   * stays. Milliseconds. @default 60_000
   */
  renderLimitMs?: number | undefined
  /** A monotonic clock. Milliseconds. @default performance.now */
  now?: (() => number) | undefined
  /** Waits before the framework is asked again. Milliseconds. Default: a timer. */
  pause?: ((ms: number) => Promise<void>) | undefined
}

/** The finished pages of a site. */
export interface SitePages extends PageAnswers, PageKeeping {
  isHeld: (path: string) => boolean
  store: PageStore
  /** Headers besides cookies that choose a variant, for `SiteServerOptions.plainHeaders`. */
  plainHeaders: readonly string[]
}

/** Creates the finished pages of a site, which are answered from memory. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { ask, isFinished, previewModeId, variants } = options
  const {
    maxBytes = 64 * 2 ** 20,
    onRefused = () => {},
    clock = Date.now,
    now = () => performance.now(),
    // A build waits for the framework and has nothing else to do.
    pause = (ms) => wait(ms, true),
    renderLimitMs = 60_000,
    lastGoodAfterMs = 4_000,
  } = options
  const store = createPageStore({ maxBytes, compressesStrongly: options.compressesStrongly })
  const held = createHeldPages(now)
  const due = createDueTimes(now)
  const { variantOf, keyOfPlain, plainHeaders } = createVariantChoice(variants)
  const keeping = createPageKeeping({
    store,
    held,
    due,
    framework: createFrameworkQuestions({ ask, previewModeId, pause, limitMs: renderLimitMs }),
    entries: createPageEntries({ ...options, clock }),
    isFinished,
    onRefused,
  })
  const answers = createPageAnswers({
    store,
    held,
    due,
    keep: keeping.keep,
    isTakenDown: keeping.isTakenDown,
    rules: {
      ...options,
      variantOf: (_path, headers) => variantOf(headers as Record<string, string | undefined>),
    },
    keyOfPlain,
    isFinished,
    mayBeBehind: options.mayBeBehind,
    lastGoodAfterMs,
    clock,
    pause,
  })
  return { ...answers, ...keeping, isHeld: held.has, store, plainHeaders }
}
