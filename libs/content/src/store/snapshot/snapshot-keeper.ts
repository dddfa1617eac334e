import type { EventListener } from '../../http/events.ts'
import type { SnapshotStorage } from '../content-store.ts'
import type { Shelf } from '../shelf.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

/** Writes the shelf to its storage a moment after each change, one write at a time. */
interface SnapshotKeeper {
  /** Puts what was saved on the empty shelf. Never rejects: without a snapshot the service is asked. */
  load: () => Promise<void>
  /** Notes that the copy of a document came, went or was replaced. */
  touch: (id: string) => void
  /** Saves soon, together with what comes until then. */
  schedule: () => void
  /** Saves now. */
  flush: () => Promise<void>
}

interface Options {
  storage: SnapshotStorage | undefined
  shelf: Shelf
  /** Which endpoint and repository a snapshot must belong to. */
  source: string
  emit: EventListener
  pause: (ms: number) => Promise<void>
}

/** Changes within this time are saved together. */
const gatherMs = 1_000

/** Creates the keeper of one shelf's snapshot. */
export function createSnapshotKeeper({ storage, shelf, source, emit, pause }: Options): SnapshotKeeper {
  const touched = new Set<string>()
  let saving: Promise<void> | undefined
  let isWanted = false
  let isGathering = false

  return {
    load,
    touch: (id) => {
      if (storage) touched.add(id)
    },
    schedule: () => {
      if (!storage || isGathering) return
      isGathering = true
      void pause(gatherMs).then(() => {
        isGathering = false
        return save()
      })
    },
    flush: save,
  }

  async function load(): Promise<void> {
    if (!storage) return
    try {
      const message = await loadSnapshot(storage, shelf, source)
      const documents = shelf.copies.count
      if (message === undefined) emit({ type: 'snapshot', action: 'loaded', documents })
      else emit({ type: 'snapshot', action: 'ignored', documents, message })
    } catch (error) {
      report(error)
    }
  }

  function save(): Promise<void> {
    isWanted = true
    saving ??= saveWhileWanted().finally(() => {
      saving = undefined
    })
    return saving
  }

  async function saveWhileWanted(): Promise<void> {
    for (;;) {
      // What was touched before the first list is whole is written with it.
      if (!storage || !isWanted || !shelf.version) return
      isWanted = false
      const ids = [...touched]
      touched.clear()
      try {
        await saveSnapshot(storage, shelf, source, ids)
        emit({ type: 'snapshot', action: 'saved', documents: ids.length })
      } catch (error) {
        // A failed write is retried with the next change.
        for (const id of ids) touched.add(id)
        report(error)
      }
    }
  }

  function report(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    emit({ type: 'snapshot', action: 'failed', documents: shelf.copies.count, message })
  }
}
