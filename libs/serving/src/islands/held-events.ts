/** What was held back, in order. */
export interface HeldEvents extends Array<Event> {
  /** An event is happening: what the browser makes of it is not held again. */
  isOpen?: boolean
}

/** Lets everything happen that was held back, one after another, including what is held meanwhile. */
export async function release(held: HeldEvents): Promise<void> {
  let isPrevented = false
  for (let event = held.shift(); event; event = held.shift()) {
    const { type, target } = event
    // The click that a key makes of itself is prevented with the key.
    const isOfKey = type === 'submit' || (type === 'click' && (event as UIEvent).detail === 0)
    held.isOpen = true
    if (!(isOfKey && isPrevented) && (target as Element).isConnected) isPrevented = !happen(event)
    held.isOpen = false
    // One at a time: a component that counts sees each after it has dealt with the one before.
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
