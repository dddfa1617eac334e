/** An event that was held back when the page had to be read again: where in the island, what, and which key. */
export type KeptEvent = [steps: number[], type: string, key?: string]

/** Writes down what was held back, for the page that comes after this one. */
export function toKept(island: Element, events: readonly Event[]): KeptEvent[] {
  return events
    .filter(({ type }) => /^(?:click|submit|keydown)$/.test(type))
    .map((event) => [stepsTo(event.target as Element, island), event.type, (event as KeyboardEvent).key])
}

function stepsTo(element: Element, island: Element): number[] {
  const steps: number[] = []
  for (let at = element; at !== island && at.parentElement; at = at.parentElement)
    steps.unshift([...at.parentElement.children].indexOf(at))
  return steps
}

/** Makes events again of what was written down. What is no longer there is left out. */
export function fromKept(island: Element, kept: readonly KeptEvent[]): Event[] {
  return kept.flatMap(([steps, type, key]) => {
    const target = steps.reduce<Element | undefined>((at, step) => at?.children[step], island)
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
