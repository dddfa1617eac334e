import { createPageStore } from '../store/page-store.ts'
import type { Answer, StoredAnswer } from '../store/stored-answer.ts'
import { createAskedOften } from './asked-often.ts'

/** Pages of questions that were asked more than once. */
export interface KeptQuestions {
  find: (key: string) => StoredAnswer | undefined
  /** Whether a question comes often enough for its page to be kept. Counts this time. */
  isOften: (key: string) => boolean
  /** Keeps a page until the stamp changes. */
  keep: (key: string, answer: Answer) => StoredAnswer
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
export function createKeptQuestions(maxBytes: number, stamp: () => string): KeptQuestions {
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
    isOften: createAskedOften(),
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
