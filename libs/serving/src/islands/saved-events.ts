/** A held event over a reload: the index of its element in the island, its type, and its key. */
export type SavedEvent = [element: number, type: string, key?: string]

/**
 * Stores held events for the page after the reload. None of a key that types: its text stays in the field, and the
 * space that uses a control sends a click when it is let go, which a reload before that would lose.
 */
export function toSaved(island: Element, events: readonly Event[]): SavedEvent[] {
  const elements = [...island.querySelectorAll('*')]
  return (events as readonly KeyboardEvent[])
    .filter(({ type, key }) => /click|submit|keydown/.test(type) && key?.length !== 1)
    .map(({ target, type, key }) => [elements.indexOf(target as Element), type, key])
}

/** Restores stored events. Those whose element is gone are left out. */
export function fromSaved(island: Element, kept: readonly SavedEvent[]): Event[] {
  const elements = island.querySelectorAll('*')
  return kept.flatMap(([element, type, key]) => {
    const target = elements[element]
    if (!target) return []
    const event = eventOf(type, key)
    Object.defineProperty(event, 'target', { value: target })
    return [event]
  })
}

function eventOf(type: string, key = ''): Event {
  const init = { bubbles: true, cancelable: true, composed: true }
  if (type === 'click') return new MouseEvent(type, { ...init, detail: 1 })
  return type === 'keydown' ? new KeyboardEvent(type, { ...init, key }) : new SubmitEvent(type, init)
}
