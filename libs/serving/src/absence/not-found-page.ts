import { keyOf } from '../fast-path/decide-fast-path.ts'
import { createPageEntries, type FinishedFacts, type PageEntriesOptions } from '../fast-path/page-entries.ts'
import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'
import { type PageResponse, type StoredResponse, storeQuickly } from '../store/stored-response.ts'

/** How the not-found page is made. */
export interface NotFoundPageOptions extends Pick<PageEntriesOptions, 'finishing' | 'variants'> {
  /** Asks the framework from inside the process. */
  askFramework: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** A path at which the framework renders the not-found page. */
  notFoundPath: string
  /** Headers of the page, besides its type. */
  headersOf: (page: Pick<FinishedFacts, 'styleDigests'>) => Readonly<Record<string, string>>
  /** The version of the content that a rendering shows that begins now. `undefined`: none can be shown yet. */
  version: () => string | undefined
  /** Called when the page could not be rendered, or not be finished. */
  onFailure: (path: string, error: unknown) => void
  /** Milliseconds since 1970. */
  clock: () => number
  /** A monotonic clock. Milliseconds. */
  now: () => number
}

/** The not-found page of a site, kept compressed. */
interface NotFoundPage {
  /** The page of a variant, as it is now. `undefined`: it has not been rendered for this version of the content. */
  current: (variant: string | undefined) => StoredResponse | undefined
  /** Waits until there is one for this version. It may be missing all the same: then it cannot be rendered. */
  made: () => Promise<unknown>
}

/** A page that is asked for is rendered anew so often, as all status pages are: what it shows may change without a publish. */
const freshMs = 1_000
const dayMs = 86_400_000

/** Renders and finishes the not-found page once for everybody who asks for what is not there. */
export function createNotFoundPage(options: NotFoundPageOptions): NotFoundPage {
  const { askFramework, notFoundPath, headersOf, version, onFailure, clock, now } = options
  const { entriesOf } = createPageEntries({
    ...options,
    headersOf: ({ styleDigests }) => headersOf({ styleDigests }),
  })
  // Parts of pages begin and end with a day.
  const today = (): number => Math.floor(clock() / dayMs)
  let kept: Kept | undefined
  let askedMs = Number.NEGATIVE_INFINITY
  let hasFailed = false
  let asking: Promise<void> | undefined

  return {
    current: (variant) => {
      if (now() - askedMs >= freshMs) void renew()
      if (!kept || !isCurrent(kept)) return undefined
      return kept.forms.get(keyOf(notFoundPath, variant)) ?? kept.forms.get(notFoundPath)
    },
    made: async () => {
      if (kept && isCurrent(kept)) return
      // A page that cannot be rendered must not cost each visitor a rendering.
      if (hasFailed && now() - askedMs < freshMs) return
      await renew()
      // It was being rendered for the version before.
      if (!hasFailed && !(kept && isCurrent(kept))) await renew()
    },
  }

  function isCurrent(one: Kept): boolean {
    return one.of === version() && one.day === today()
  }

  function renew(): Promise<void> {
    asking ??= render().finally(() => (asking = undefined))
    return asking
  }

  async function render(): Promise<void> {
    askedMs = now()
    const [of, day] = [version(), today()]
    try {
      const answer = await askFramework({ path: notFoundPath, headers: { accept: 'text/html' } })
      const source = answer.body.toString()
      const forms = kept?.source === source && kept.day === day ? kept.forms : formsOf(answer)
      if (forms) kept = { forms, source, of, day }
      hasFailed = forms === undefined
    } catch (error) {
      hasFailed = true
      onFailure(notFoundPath, error)
    }
  }

  /** @returns `undefined` when the page could not be made: the last one stays for its version. */
  function formsOf(answer: PrivateResponse): ReadonlyMap<string, StoredResponse> | undefined {
    const { status, headers } = answer
    if ((status !== 404 && status !== 200) || !headers['content-type']?.startsWith('text/html')) {
      onFailure(notFoundPath, { status })
      return undefined
    }
    const entries = entriesOf(notFoundPath, answer)
    if (entries instanceof Map) return storeAll(entries)
    onFailure(notFoundPath, entries.untouched)
    return undefined
  }
}

interface Kept {
  /** By variant, as finished pages are. */
  forms: ReadonlyMap<string, StoredResponse>
  /** As the framework wrote it. */
  source: string
  /** Version of the content. */
  of: string | undefined
  /** Since 1970. */
  day: number
}

/** Several variants can be one answer, which is compressed once. */
function storeAll(entries: ReadonlyMap<string, PageResponse>): ReadonlyMap<string, StoredResponse> {
  const stored = new Map<PageResponse, StoredResponse>()
  return new Map(
    [...entries].map(([key, answer]) => {
      const one = stored.get(answer) ?? storeQuickly({ ...answer, status: 404 })
      stored.set(answer, one)
      return [key, one]
    }),
  )
}
