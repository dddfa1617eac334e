import { createPageStore } from '../store/page-store.ts'
import type { PageResponse, StoredResponse } from '../store/stored-response.ts'
import { createRepeatFilter } from './repeat-filter.ts'

/** Pages of questions that were asked more than once. */
export interface StoredQuestions {
  find: (key: string) => StoredResponse | undefined
  /** Whether a question comes often enough for its page to be kept. Counts this time. */
  isOften: (key: string) => boolean
  /** Keeps a page until the stamp changes. */
  keep: (key: string, answer: PageResponse) => StoredResponse
  /** Notes which question a target asks, each target with its variant. */
  remember: (target: string, key: string) => void
  keyOf: (target: string) => string | undefined
}

const mostTargets = 10_000
const longestTarget = 512

/**
 * @param maxBytes Memory for all pages. Bytes.
 * @param stamp What pages are valid for that are rendered now: a version of the content, and a day.
 */
export function createStoredQuestions(maxBytes: number, stamp: () => string): StoredQuestions {
  const pages = createPageStore({ maxBytes, compressesStrongly: false })
  const targets = new Map<string, string>()
  let keptOf = ''
  const forget = (): void => {
    const current = stamp()
    if (current !== keptOf) pages.clear()
    keptOf = current
  }
  return {
    find: (key) => {
      forget()
      return pages.get(key)
    },
    isOften: createRepeatFilter(),
    keep: (key, answer) => {
      forget()
      return pages.put(key, answer)
    },
    remember: (target, key) => {
      if (target.length > longestTarget) return
      if (targets.size >= mostTargets) targets.clear()
      targets.set(target, key)
    },
    keyOf: (target) => targets.get(target),
  }
}
