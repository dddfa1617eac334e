import type { PrismicDocument } from '@prismicio/client'
import { createSharedParts, type ShareParts } from '../wire/equal-parts.ts'
import type { Outlines } from './outlines.ts'

/** A document seen once, and kept. */
export interface Copy {
  readonly document: PrismicDocument
  /** Length of its JSON. */
  readonly size: number
  /** Something it shows has changed since: used only when the service is down. */
  isOutdated: boolean
}

/** The last good copy of each document, the least recently used forgotten first. */
export interface Copies {
  readonly count: number
  /** JSON characters kept, about one byte each. */
  readonly size: number
  /** Whether a copy had to make room for another: from then on copies come and go with what is asked for. */
  readonly isFull: boolean
  has: (id: string) => boolean
  get: (id: string) => Copy | undefined
  /** A copy that nobody asked for: it is forgotten no later. */
  peek: (id: string) => Copy | undefined
  /** Freezes and keeps a document. @returns The kept object, the same for everyone. */
  keep: (document: PrismicDocument) => PrismicDocument
  delete: (id: string) => void
  markOutdated: (id: string) => void
  values: () => IterableIterator<Copy>
}

/**
 * Creates the place for copies.
 *
 * @param maxSize JSON characters kept at most. A document larger than that is not kept.
 * @param outlines Kept also of documents of which there is no copy any more.
 * @param share Keeps once what is equal in several of them.
 */
export function createCopies(
  maxSize: number,
  outlines?: Pick<Outlines, 'keep' | 'delete' | 'markOutdated'>,
  share: ShareParts = createSharedParts(),
): Copies {
  const copies = new Map<string, Copy>()
  let size = 0
  let isFull = false

  return {
    get isFull() {
      return isFull
    },
    get count() {
      return copies.size
    },
    get size() {
      return size
    },
    has: (id) => copies.has(id),
    get: (id) => {
      const copy = copies.get(id)
      // With plenty of room nothing is evicted, and keeping the order costs time.
      if (!copy || size < maxSize / 2) return copy
      copies.delete(id)
      copies.set(id, copy)
      return copy
    },
    peek: (id) => copies.get(id),
    keep: (document) => {
      forget(document.id)
      outlines?.keep(document)
      const copy: Copy = { document: deepFreeze(share(document)), size: sizeOf(document), isOutdated: false }
      // Larger than all the room: keeping it would push out everything else and then itself.
      if (copy.size > maxSize) return copy.document
      copies.set(document.id, copy)
      size += copy.size
      while (size > maxSize) {
        isFull = true
        forget(copies.keys().next().value as string)
      }
      return copy.document
    },
    delete: (id) => {
      outlines?.delete(id)
      forget(id)
    },
    markOutdated: (id) => {
      outlines?.markOutdated(id)
      const copy = copies.get(id)
      if (copy) copy.isOutdated = true
    },
    values: () => copies.values(),
  }

  function forget(id: string): void {
    const copy = copies.get(id)
    if (!copy) return
    copies.delete(id)
    size -= copy.size
  }
}

/**
 * Whether two versions of a document show the same.
 *
 * Its `href` names the ref it was read at, and its links carry the dates of the
 * documents they lead to; neither is content. Which languages it is in as well
 * changes where another document is published. Callers compare the document's own
 * date themselves.
 */
export function showsTheSame(a: PrismicDocument, b: PrismicDocument): boolean {
  const { href: _ofA, alternate_languages: _besideA, ...contentOfA } = a
  const { href: _ofB, alternate_languages: _besideB, ...contentOfB } = b
  return isAlike(contentOfA, contentOfB)
}

/** The fields of its data in which two versions of a document differ, dates of linked documents aside. */
export function fieldsThatDiffer(a: PrismicDocument, b: PrismicDocument): string[] {
  const names = new Set([...Object.keys(a.data), ...Object.keys(b.data)])
  return [...names].filter((name) => !isAlike(a.data[name], b.data[name]))
}

/** Length of its JSON; endless for a document nested too deeply to be written. */
function sizeOf(document: PrismicDocument): number {
  try {
    return JSON.stringify(document).length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const dates: ReadonlySet<string> = new Set(['first_publication_date', 'last_publication_date'])

/** Whether two values of JSON are equal, dates aside. A publish compares every document that links to what changed. */
export function isAlike(one: unknown, other: unknown): boolean {
  // An explicit stack: how deep content nests is not ours to decide.
  const stack: [unknown, unknown][] = [[one, other]]
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b] = pair
    if (a === b) continue
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
    const names = Object.keys(a).filter((name) => !dates.has(name))
    if (names.length !== Object.keys(b).filter((name) => !dates.has(name)).length) return false
    for (const name of names) {
      if (!Object.hasOwn(b, name)) return false
      stack.push([a[name], b[name]])
    }
  }
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Freezes a value of JSON at every depth: kept copies are shared by everyone who asks. */
export function deepFreeze<T>(value: T): T {
  const stack: unknown[] = [value]
  while (stack.length > 0) {
    const current = stack.pop()
    if (typeof current !== 'object' || current === null || Object.isFrozen(current)) continue
    Object.freeze(current)
    for (const child of Object.values(current)) if (typeof child === 'object') stack.push(child)
  }
  return value
}
