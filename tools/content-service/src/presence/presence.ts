import type { Json } from '../json/json.ts'

/** An editor with an open document, and the field in focus. */
export type Visitor = { id: number; name: string; field: string | null }

type Tell = (event: 'present' | 'saved', data: Json) => void

/**
 * Who has which document open, and the means to tell them. Kept in memory: who is cut off comes again.
 *
 * The key authenticates a visitor, so it is never sent to others.
 */
export function createPresence() {
  const rooms = new Map<string, Map<string, { visitor: Visitor; tell: Tell }>>()
  let lastId = 0
  const present = (id: string) => [...(rooms.get(id)?.values() ?? [])]
  const announce = (id: string): void => {
    for (const one of present(id))
      one.tell(
        'present',
        present(id).flatMap((other) => (other === one ? [] : [other.visitor])),
      )
  }
  return {
    /** @returns Leaves again. */
    join(id: string, { key, name }: { key: string; name: string }, tell: Tell): () => void {
      const room = rooms.get(id) ?? new Map<string, { visitor: Visitor; tell: Tell }>()
      lastId += 1
      const joined = { visitor: { id: lastId, name, field: null }, tell }
      rooms.set(id, room.set(key, joined))
      announce(id)
      return () => {
        // Who has come again by the same key meanwhile stays.
        if (room.get(key) !== joined) return
        room.delete(key)
        if (room.size === 0) rooms.delete(id)
        announce(id)
      }
    },
    move(id: string, key: string, field: string | null): void {
      const known = rooms.get(id)?.get(key)
      if (known) known.visitor = { ...known.visitor, field }
      announce(id)
    },
    /** There is another version of a document. */
    saved(id: string, version: string | null): void {
      for (const { tell } of present(id)) tell('saved', { version })
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
