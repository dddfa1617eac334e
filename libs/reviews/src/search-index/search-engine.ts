import type { Hit } from '../text-index/hits.ts'

/** What answers searches: at once, or when a database has been asked. */
export interface Answering {
  readonly size: number
  /** The best first. */
  find: (question: string) => readonly Hit[] | Promise<readonly Hit[]>
  /** Documents whose titles begin so. */
  complete: (question: string) => readonly Hit[] | Promise<readonly Hit[]>
  /** What may be meant by a question that finds nothing. */
  suggest: (question: string) => string | undefined | Promise<string | undefined>
}
