/** What a review shows of its readers' experiences: plain data, the same for everybody. */
export interface Glance {
  votes: number
  /** The mean of all marks, to one decimal. */
  mean: string
  marks: readonly { label: string; value: string }[]
  /** Newest first. */
  latest: readonly {
    id: string
    author: string
    /** `2026-10-14` */
    day: string
    mean: string
    /** The beginning of what they wrote. */
    words: string
  }[]
}

/** The channel that announces changes of a casino's experiences. */
export function topicOf(documentId: string): string {
  return `experiences:${documentId}`
}
