import type { ContentErrorCode } from '../errors/content-error.ts'

/**
 * What the client and the store report besides their answers. For logs and
 * counters; nothing has to listen. Addresses carry no tokens. Numbers without a unit in their name count
 * documents, those of `retry` the requests made for the question so far.
 */
export type ContentEvent =
  | { type: 'retry'; url: string; attempt: number; waitMs: number; code: ContentErrorCode }
  | { type: 'circuit'; isOpen: boolean }
  | { type: 'ref-recovered'; from: string; to: string; issue: 'invalid' | 'expired'; draftOmitted: boolean }
  | { type: 'list-changed-while-read'; url: string }
  | {
      type: 'content-left-out'
      document: { id: string; type: string; uid: string | null }
      /** Where and what, for example `slices.2.primary.image is text where an object is expected`. */
      faults: string[]
    }
  | { type: 'stale-served'; question: string; code: ContentErrorCode | 'unknown' }
  | { type: 'refreshed'; ref: string; changed: number; removed: number }
  | { type: 'refresh-failed'; code: ContentErrorCode | 'unknown'; message: string }
  | { type: 'disappearance-refused'; ref: string; missing: number; known: number }
  | {
      type: 'snapshot'
      action: 'loaded' | 'saved' | 'failed' | 'ignored'
      documents: number
      message?: string
    }

/** Receives events. Whatever it throws is ignored: a logger must not take a page down. */
export type EventListener = (event: ContentEvent) => void
