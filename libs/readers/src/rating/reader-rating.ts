import type { AverageMark } from '../criteria/average-rating.ts'

/** What a review shows of its readers' experiences: plain data, the same for everybody. */
export interface ReaderRating {
  votes: number
  /** The average of all marks, to one decimal. */
  average: string
  marks: readonly AverageMark[]
  /** Newest first. */
  latest: readonly {
    id: string
    author: string
    /** `2026-10-14` */
    day: string
    average: string
    /** The beginning of what they wrote. */
    words: string
  }[]
}

/** The channel that announces changes of a casino's experiences. */
export function topicOf(documentId: string): string {
  return `experiences:${documentId}`
}
