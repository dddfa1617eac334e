import type { StoredDocument } from '../documents/stored-document.ts'
import type { Snapshot } from './snapshot.ts'

const neighboursOf = new WeakMap<Snapshot, ReadonlyMap<string, ReadonlySet<string>>>()

/**
 * The same content in the other languages of a snapshot.
 *
 * It is enough that one document of a group names one other: the tie holds both
 * ways and from language to language.
 */
export function translationsOf(document: StoredDocument, snapshot: Snapshot): StoredDocument[] {
  const neighbours = neighboursIn(snapshot)
  const seen = new Set([document.id])
  const waiting = [document.id]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of neighbours.get(id) ?? []) {
      if (!seen.has(next)) {
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  seen.delete(document.id)
  return [...seen]
    .map((id) => snapshot.get(id))
    .filter((other) => other !== undefined)
    .sort((a, b) => (a.lang < b.lang ? -1 : 1))
}

function neighboursIn(snapshot: Snapshot): ReadonlyMap<string, ReadonlySet<string>> {
  const known = neighboursOf.get(snapshot)
  if (known) return known

  const neighbours = new Map<string, Set<string>>()
  const tie = (from: string, to: string): void => {
    const set = neighbours.get(from)
    if (set) set.add(to)
    else neighbours.set(from, new Set([to]))
  }
  for (const document of snapshot.all()) {
    for (const { id } of document.alternate_languages) {
      tie(document.id, id)
      tie(id, document.id)
    }
  }
  neighboursOf.set(snapshot, neighbours)
  return neighbours
}
