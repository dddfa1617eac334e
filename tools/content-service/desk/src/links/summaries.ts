import { useSyncExternalStore } from 'react'
import type { DocumentSummary } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { createListeners } from '../api/listeners.ts'

const known = new Map<string, DocumentSummary | null>()
const { tell, subscribe } = createListeners()
let wanted: string[] = []
const mostAtOnce = 100

/** What is known of a document by its id: `undefined` until it is known, `null` when there is none. */
export function useSummary(id: string | undefined): DocumentSummary | null | undefined {
  return useSyncExternalStore(subscribe, () => (id === undefined ? undefined : find(id)))
}

/** Remembers what was learnt of documents elsewhere. */
export function remember(...summaries: readonly DocumentSummary[]): void {
  for (const summary of summaries) known.set(summary.id, summary)
  tell()
}

function find(id: string): DocumentSummary | null | undefined {
  if (!known.has(id) && !wanted.includes(id)) {
    wanted.push(id)
    if (wanted.length === 1) queueMicrotask(() => void ask())
  }
  return known.get(id)
}

/** Asks for everything that was wanted in one rendering at once. */
async function ask(): Promise<void> {
  const ids = wanted.slice(0, mostAtOnce)
  try {
    const { items } = await deskApi.documents({ ids: ids.join(), pageSize: mostAtOnce })
    for (const id of ids) known.set(id, items.find((item) => item.id === id) ?? null)
    wanted = wanted.filter((id) => !ids.includes(id))
    if (wanted.length > 0) void ask()
  } catch {
    // It is asked for again when something that shows it is rendered again.
    wanted = []
  }
  tell()
}
