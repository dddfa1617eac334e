/** The events held back, in order. */
export interface HeldEvents extends Array<Event> {
  /** An event is being repeated. Events the browser creates from it are not held again. */
  isOpen?: boolean
}

/** Repeats all held events, one after another, including those held meanwhile. */
export async function release(held: HeldEvents): Promise<void> {
  let isPrevented = false
  for (let event = held.shift(); event; event = held.shift()) {
    const { type, target } = event
    // Enter and space cause a click or a submit. When the component prevents the key, these do not happen either.
    const isOfKey = type === 'submit' || (type === 'click' && (event as UIEvent).detail === 0)
    held.isOpen = true
    if (!(isOfKey && isPrevented) && (target as Element).isConnected) isPrevented = !happen(event)
    held.isOpen = false
    // One at a time, so that a component has handled an event before it gets the next.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function happen(event: Event): boolean {
  const { type, target } = event
  if (type === 'submit') {
    ;(target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
    return true
  }
  const { constructor } = event as unknown as { constructor: new (type: string, init: Event) => Event }
  return (target as Element).dispatchEvent(new constructor(type, event))
}
