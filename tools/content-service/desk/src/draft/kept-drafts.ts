import type { Content } from './content.ts'

/** What was typed and not yet acknowledged by the service. */
interface KeptDraft {
  content: Content
  /** What it was written over. */
  base: Content
  /** What was sent without an answer. */
  sent?: Content[]
  /** The version of `base`. */
  version: string
  atMs: number
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps unacknowledged content in the browser, so that a crash or a closed tab loses nothing.
 *
 * @param release Whose copies they are; of drafts when left out.
 */
export function keptDrafts(storage: KeyValueStorage, release = '') {
  const keyOfDocument = (id: string): string => `desk:unsaved:${id}${release && `:${release}`}`
  return {
    find(id: string): KeptDraft | undefined {
      try {
        const text = storage.getItem(keyOfDocument(id))
        return text === null ? undefined : (JSON.parse(text) as KeptDraft)
      } catch {
        return undefined
      }
    },
    /** @returns Whether there was room for it. */
    keep(id: string, draft: KeptDraft): boolean {
      try {
        storage.setItem(keyOfDocument(id), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    drop(id: string): void {
      storage.removeItem(keyOfDocument(id))
    },
  }
}

export type KeptDrafts = ReturnType<typeof keptDrafts>
