import type { Json } from '../json/json.ts'

/** Somebody who has a document open, and the field that has their focus. */
export type Visitor = { key: string; name: string; field: string | null }

type Tell = (event: 'present' | 'saved', data: Json) => void

/** Who has which document open, and the means to tell them. Kept in memory: who is cut off comes again. */
export function createPresence() {
  const rooms = new Map<string, Map<string, { visitor: Visitor; tell: Tell }>>()
  const tellAll = (id: string, event: Parameters<Tell>[0], data: Json): void => {
    for (const { tell } of rooms.get(id)?.values() ?? []) tell(event, data)
  }
  const announce = (id: string): void =>
    tellAll(
      id,
      'present',
      [...(rooms.get(id)?.values() ?? [])].map(({ visitor }) => visitor),
    )
  return {
    /** @returns Leaves again. */
    join(id: string, visitor: Visitor, tell: Tell): () => void {
      const room = rooms.get(id) ?? new Map<string, { visitor: Visitor; tell: Tell }>()
      rooms.set(id, room.set(visitor.key, { visitor, tell }))
      announce(id)
      return () => {
        room.delete(visitor.key)
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
    saved: (id: string, version: string | null): void => tellAll(id, 'saved', { version }),
  }
}

export type Presence = ReturnType<typeof createPresence>
