import type { Limits } from '../../http/limits.ts'

/** One page of a list that was asked for. */
export interface RequestedPage {
  /** Documents asked for. */
  size: number
  /** Of the state of the pace when it was asked for. */
  turn: number
}

/**
 * How many documents of a list are asked for at once, and how many pages at the same time: fewer after a page that was
 * too large or too slow, more again after small, quick ones. One for all lists of a client.
 */
export interface PagePace {
  /** Pages to ask for at the same time. */
  readonly width: number
  /** @param most Documents wanted from that place on at most, a multiple of every page there. */
  ask: (from: number, most: number, pageSize: number) => RequestedPage
  /** A page had more bytes than the service sends or the client reads. */
  tooLarge: (asked: RequestedPage) => void
  /** A page did not come in time. @returns Whether it says something new: pages asked for together are lost together. */
  tooSlow: (asked: RequestedPage) => boolean
  /** A page came. @param size Characters. @param pageSize The largest page of its list. */
  came: (asked: RequestedPage, page: { size: number; tookMs: number; pageSize: number }) => void
}

type Options = Pick<Limits, 'attemptTimeoutMs' | 'maxBodyBytes' | 'maxBytesInFlight' | 'parallelPages'>

/** A larger page is tried where twice its expected time would still be within the limit. */
const spareTime = 2
/** And where a quarter more than its expected bytes would be. */
const spareBytes = 1.25

/** Begins with whole pages, and as many at a time as are allowed. */
export function createPagePace(limits: Options): PagePace {
  let largest = Number.POSITIVE_INFINITY
  let width = limits.parallelPages
  let expectedBytes = 0
  let turn = 0

  return {
    get width() {
      const fitting = expectedBytes > 0 ? Math.floor(limits.maxBytesInFlight / expectedBytes) : width
      return Math.max(1, Math.min(width, fitting))
    },
    ask: (from, most, pageSize) => {
      let size = pageSize
      // The service counts in pages: a page begins at a multiple of its size.
      while (size > 1 && (size > largest || size > most || from % size !== 0)) size = smallerPage(size)
      return { size, turn }
    },
    tooLarge: (asked) => void shrink(asked),
    tooSlow: (asked) => {
      const isNew = shrink(asked)
      if (isNew) width = Math.max(1, Math.floor(width / 2))
      return isNew
    },
    came: (asked, { size, tookMs, pageSize }) => {
      if (asked.turn !== turn) return
      expectedBytes = size
      const larger = largerPage(asked.size, pageSize)
      const growth = larger / asked.size
      const isQuick = tookMs * growth * spareTime <= limits.attemptTimeoutMs
      if (larger > asked.size && isQuick && size * growth * spareBytes <= limits.maxBodyBytes) {
        largest = larger === pageSize ? Number.POSITIVE_INFINITY : larger
        expectedBytes = size * growth
      } else if (isQuick) width = Math.min(limits.parallelPages, width + 1)
    },
  }

  function shrink(asked: RequestedPage): boolean {
    if (asked.turn !== turn) return false
    turn += 1
    largest = smallerPage(asked.size)
    return true
  }
}

/** The next smaller page that pages of this size can be divided into: a half, where that is possible. */
export function smallerPage(size: number): number {
  let divisor = 2
  while (size % divisor !== 0) divisor += 1
  return size / divisor
}

function largerPage(size: number, pageSize: number): number {
  let larger = pageSize
  while (larger > size && smallerPage(larger) > size) larger = smallerPage(larger)
  return larger
}
