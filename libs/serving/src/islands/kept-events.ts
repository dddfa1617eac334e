/** An event that was held back when the page had to be read again: which element of the island, what, and which key. */
export type KeptEvent = [element: number, type: string, key?: string]

/** Writes down what was held back, for the page that comes after this one. */
export function toKept(island: Element, events: readonly Event[]): KeptEvent[] {
  const elements = [...island.querySelectorAll('*')]
  return events
    .filter(({ type }) => /click|submit|keydown/.test(type))
    .map((event) => [elements.indexOf(event.target as Element), event.type, (event as KeyboardEvent).key])
}

/** Makes events again of what was written down. What is no longer there is left out. */
export function fromKept(island: Element, kept: readonly KeptEvent[]): Event[] {
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
