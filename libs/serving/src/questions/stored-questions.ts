import { createRecentMap } from '@house-edge/paths'
import { type PageResponse, type StoredResponse, storeQuickly } from '../store/stored-response.ts'
import { createFrequencies } from './frequencies.ts'

/** Pages of questions that were asked more than once. */
export interface StoredQuestions {
  /** Finds a page, and counts that it was asked for. */
  find: (key: string) => StoredResponse | undefined
  /** Whether a question comes often enough for its page to be kept. Counts this time. */
  isOften: (key: string) => boolean
  /**
   * Keeps a page until something has changed that it shows, unless others that are kept are asked for more often.
   *
   * @param tags Of what it shows. Default: it goes when the stamp changes.
   */
  keep: (key: string, answer: PageResponse, tags?: readonly string[]) => StoredResponse
  /** Notes which question a target asks, each target with its variant. */
  remember: (target: string, key: string) => void
  keyOf: (target: string) => string | undefined
  /** Memory in use. Bytes. */
  readonly bytes: number
}

/** Of one generation. */
const mostTargets = 5_000
const longestTarget = 512

/**
 * A page is kept from the second time, and one that is kept gives way only to one that is asked for more often: whoever
 * asks a hundred thousand different questions, once or a few times, pushes out nothing that readers ask.
 *
 * @param maxBytes Memory for all pages. Bytes.
 * @param stamp What pages are valid for that are rendered now: a version of the content, and a day.
 * @param changedSince The tags of what has changed since a stamp. `undefined`: it may be anything. Default: it always may.
 */
export function createStoredQuestions(
  maxBytes: number,
  stamp: () => string,
  changedSince: (stamp: string) => ReadonlySet<string> | undefined = () => undefined,
): StoredQuestions {
  /** The least recently used first. */
  const pages = new Map<string, StoredResponse>()
  /** What they show, by the same keys. */
  const shown = new Map<string, readonly string[]>()
  const frequencies = createFrequencies()
  const targets = createRecentMap<string>(mostTargets)
  let bytes = 0
  let keptOf = ''
  const forget = (): void => {
    const current = stamp()
    if (current === keptOf) return
    const changed = changedSince(keptOf)
    keptOf = current
    for (const key of pages.keys()) {
      const tags = shown.get(key)
      if (!changed || !tags || tags.some((tag) => changed.has(tag))) drop(key)
    }
  }
  const drop = (key: string): void => {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
    shown.delete(key)
  }
  /** Which pages would have to go. `undefined`: one of them is asked for as often. */
  const roomFor = (key: string, wanted: number): string[] | undefined => {
    const count = frequencies.of(key)
    const leaving: string[] = []
    let left = wanted - (maxBytes - bytes)
    for (const [other, stored] of pages) {
      if (left <= 0) break
      if (frequencies.of(other) >= count) return undefined
      leaving.push(other)
      left -= stored.bytes
    }
    return left > 0 ? undefined : leaving
  }
  return {
    get bytes() {
      return bytes
    },
    find: (key) => {
      forget()
      const stored = pages.get(key)
      if (!stored) return undefined
      frequencies.note(key)
      pages.delete(key)
      pages.set(key, stored)
      return stored
    },
    isOften: (key) => frequencies.note(key) > 1,
    keep: (key, answer, tags) => {
      forget()
      drop(key)
      const stored = storeQuickly(answer)
      const leaving = roomFor(key, stored.bytes)
      if (!leaving) return stored
      for (const other of leaving) drop(other)
      pages.set(key, stored)
      if (tags) shown.set(key, tags)
      bytes += stored.bytes
      return stored
    },
    remember: (target, key) => {
      if (target.length <= longestTarget && targets.get(target) !== key) targets.set(target, key)
    },
    keyOf: targets.get,
  }
}
