import { chooseParts, findParts, namesParts } from '../finish/choose-parts.ts'
import { finish, type FinishOptions } from '../finish/finish.ts'
import { type Refusal, RefusedPage } from '../finish/refusal.ts'
import type { PrivateResponse } from '../http/private-door.ts'
import type { PageResponse } from '../store/stored-response.ts'
import { keyOf } from './decide-fast-path.ts'

/**
 * Variants of pages, such as markets. A page is rendered once; each variant leaves out the parts that are not its
 * own. A part is in an `he-part` element; a page without parts is the same in all variants.
 */
export interface PageVariants {
  /** All variants. The first is the default. */
  values: readonly [string, ...string[]]
  /** Request headers that decide the variant; sent in `Vary`. */
  varies: readonly string[]
  /** Chooses a variant by these headers. Anything not in `values` counts as the first. */
  choose: (headers: Readonly<Record<string, string | undefined>>) => string
  /** Whether a part belongs in a variant, by the attributes of the element around it. */
  belongs: (part: ReadonlyMap<string, string>, variant: string, nowMs: number) => boolean
  /** When the result of `belongs` may change next. Milliseconds since 1970. */
  changesAtMs: (part: ReadonlyMap<string, string>, nowMs: number) => number | undefined
}

/** What the headers of a finished page may depend on. */
export interface FinishedFacts {
  path: string
  /** Digests of the style sheets in the page, for its policy. */
  styleDigests: readonly string[]
  /** When the page stops being valid, when that is known. Milliseconds since 1970. */
  endsAtMs: number | undefined
  /** Whether other readers get another variant: caches that do not honour `Vary` have to ask every time. */
  isVariant: boolean
}

/** How pages are finished and stored. */
export interface PageEntriesOptions {
  finishing?: FinishOptions | undefined
  /** Headers of a finished page, besides its type. */
  headersOf: (page: FinishedFacts) => Readonly<Record<string, string>>
  variants?: PageVariants | undefined
  /** The time, by which parts of pages begin and end. Milliseconds since 1970. */
  clock: () => number
}

/** What is stored of a page. */
export interface PageEntries {
  /** All keys that a page can have. */
  keysOf: (path: string) => string[]
  /** The responses to store of a rendering, by key: one, or one for each variant when they differ. */
  entriesOf: (path: string, answer: PrivateResponse) => Map<string, PageResponse> | { untouched: Refusal }
  /** Whether a rendering has parts that are not for every visitor. `undefined`: the site declares no variants. */
  hasParts: ((answer: PrivateResponse) => boolean) | undefined
}

/** Finishes renderings, and makes of each the responses that are stored. */
export function createPageEntries({
  finishing = {},
  headersOf,
  variants,
  clock,
}: PageEntriesOptions): PageEntries {
  const differs = variants !== undefined && variants.values.length > 1

  const keysOf = (path: string): string[] => [
    keyOf(path),
    ...(variants?.values ?? []).map((value) => keyOf(path, value)),
  ]
  const entriesOf: PageEntries['entriesOf'] = (path, answer) => {
    try {
      const outcome = finish(answer.body.toString(), finishing)
      return 'untouched' in outcome ? outcome : choose(path, answer, outcome)
    } catch (error) {
      // Visitors wait for the page, so nothing may be thrown: a file of the build could not be read, say.
      const { refusal } = error instanceof RefusedPage ? error : new RefusedPage('failed', String(error))
      return { untouched: refusal }
    }
  }
  function choose(
    path: string,
    answer: PrivateResponse,
    { finished, styleDigests }: { finished: string; styleDigests: readonly string[] },
  ): Map<string, PageResponse> {
    const entry = (html: string, endsAtMs?: number): PageResponse => ({
      body: Buffer.from(html),
      headers: Object.entries({
        'content-type': answer.headers['content-type'] ?? '',
        ...headersOf({ path, styleDigests, endsAtMs, isVariant: differs && html !== finished }),
        ...(endsAtMs !== undefined && { expires: new Date(endsAtMs).toUTCString() }),
      }),
      vary: html === finished ? [] : variants?.varies,
    })
    const parts = variants ? findParts(finished) : []
    if (!variants || parts.length === 0) return new Map([[keyOf(path), entry(finished)]])
    const nowMs = clock()
    const ends = parts.flatMap(({ attributes }) => variants.changesAtMs(attributes, nowMs) ?? [])
    const made = new Map<string, PageResponse>()
    return new Map(
      variants.values.map((value) => {
        const html = chooseParts(finished, parts, ({ attributes }) =>
          variants.belongs(attributes, value, nowMs),
        )
        const known = made.get(html) ?? entry(html, ends.length > 0 ? Math.min(...ends) : undefined)
        made.set(html, known)
        return [differs ? keyOf(path, value) : keyOf(path), known]
      }),
    )
  }
  const hasParts = variants && ((answer: PrivateResponse) => namesParts(answer.body.toString()))
  return { keysOf, entriesOf, hasParts }
}
