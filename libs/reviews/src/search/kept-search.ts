import { setTimeout } from 'node:timers/promises'
import type { Links } from '../links.ts'
import { kinds } from '../search-index/searchable.ts'
import { type LoadedIndex, savedIndex } from '../text-index/saved-index.ts'
import type { SearchIndex } from '../text-index/search-index.ts'
import type { Refusal } from '../text-index/segment-file.ts'
import { sharedIndex, type SharedTexts } from './shared-index.ts'

/** Where the index is kept for the next start and for the other processes of the machine. */
export interface KeptSearch {
  /** The folder of its files. */
  folder: string
  /** Tells this content from that of another repository in the same folder. */
  source: string
  report: (event: SearchEvent) => void
  /** Where other machines of the site find it as well. Default: nowhere. */
  shared?: SharedTexts | undefined
}

/** What became of the files of the index. */
export type SearchEvent =
  | { action: 'loaded' | 'saved' | 'taken'; documents: number }
  /** It is made anew. */
  | { action: 'refused'; reason: Refusal }
  | { action: 'failed'; error: unknown }

/** Keeps one index. */
interface SearchKeeper {
  /** Never rejects: without files the index is made of the content. */
  load: () => Promise<LoadedIndex | undefined>
  /** One that another machine has made of a version. Never rejects. */
  loadShared: (ref: string) => Promise<LoadedIndex | undefined>
  /** Writes it down together with what comes until `gather` has passed. */
  saveSoon: (index: SearchIndex, ref: string, gather: () => Promise<unknown>) => void
}

export function keepSearch(
  { folder, source, report, shared }: KeptSearch,
  links: Links,
  language?: string,
): SearchKeeper {
  // Which documents can be found depends on which types have pages.
  const found = kinds.filter((kind) => links.documentPath(kind, 'a') !== undefined)
  const content = `${source} ${found.join(',')}`
  const disk = savedIndex(folder, content, language)
  const others = shared && sharedIndex(folder, content, shared, pauseUnnoticed)
  let handedOver = Promise.resolve()
  let wanted: { index: SearchIndex; ref: string } | undefined
  let isSaving = false

  async function saveWhileWanted(gather: () => Promise<unknown>): Promise<void> {
    while (wanted) {
      await gather()
      const { index, ref } = wanted
      wanted = undefined
      try {
        await disk.save(index, ref)
        report({ action: 'saved', documents: index.size })
        // The next publish tries again where it fails.
        if (others) handedOver = handedOver.then(() => others.handOver(ref)).catch(() => {})
      } catch (error) {
        // The next publish tries again; a start without it reads the content.
        report({ action: 'failed', error })
      }
    }
    isSaving = false
  }

  return {
    load: async () => {
      try {
        const loaded = await disk.load()
        if (typeof loaded === 'string') report({ action: 'refused', reason: loaded })
        else report({ action: 'loaded', documents: loaded.index.size })
        return typeof loaded === 'string' ? undefined : loaded
      } catch (error) {
        report({ action: 'failed', error })
        return undefined
      }
    },
    loadShared: async (ref) => {
      try {
        if (!(await others?.take(ref))) return undefined
        const loaded = await disk.load()
        if (typeof loaded === 'string') return undefined
        report({ action: 'taken', documents: loaded.index.size })
        return loaded
      } catch {
        // The engine is away, or another process replaces what is there: the content says the same.
        return undefined
      }
    },
    saveSoon: (index, ref, gather) => {
      wanted = { index, ref }
      if (isSaving) return
      isSaving = true
      void saveWhileWanted(gather)
    },
  }
}

function pauseUnnoticed(ms: number): Promise<unknown> {
  return setTimeout(ms, undefined, { ref: false })
}
