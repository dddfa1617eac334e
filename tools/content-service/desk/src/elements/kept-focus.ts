const canHaveFocus =
  ':is(a[href], button, input, textarea, select, summary, iframe, [contenteditable=true], [tabindex="0"]):not(:disabled)'

/**
 * Keeps the keyboard where it is. When what has focus is removed or disabled, focus
 * goes to what has taken its id, or stood next to it, and not to the top of the page.
 * A page that is replaced as a whole sets its own focus, and so does whoever moves it
 * in the same step.
 *
 * @returns Stops it.
 */
export function keepFocus(page: Document): () => void {
  let held: Element | undefined
  /** From the inside out, as they stood when focus came: what is removed has none. */
  let ancestors: readonly Element[] = []
  let neighbours: readonly HTMLElement[] = []
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(canHaveFocus)) return
    const room = target.closest('dialog, #main')
    held = room ? target : undefined
    ancestors = room ? ancestorsUpTo(room, target) : []
    neighbours = room ? [...room.querySelectorAll<HTMLElement>(canHaveFocus)] : []
  }
  const observer = new MutationObserver(() => {
    if (!held || (held.isConnected && held.matches(canHaveFocus))) return
    const { activeElement } = page
    const lost = held
    held = undefined
    if (activeElement && activeElement !== page.body && activeElement !== lost) return
    const successor = lost.id ? page.getElementById(lost.id) : null
    if (successor) return successor.focus()
    for (const ancestor of ancestors) {
      const next = nearestIn(ancestor, neighbours, lost) ?? ancestor.querySelector<HTMLElement>(canHaveFocus)
      if (!ancestor.isConnected || !next) continue
      next.focus()
      return
    }
  })
  page.addEventListener('focusin', onFocus)
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    page.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}

function ancestorsUpTo(room: Element, element: Element): Element[] {
  const all: Element[] = []
  for (let one = element.parentElement; one && one !== room; one = one.parentElement) all.push(one)
  return all
}

/** The next that is still there, or else the one before. */
function nearestIn(
  ancestor: Element,
  neighbours: readonly HTMLElement[],
  lost: Element,
): HTMLElement | undefined {
  const index = neighbours.findIndex((one) => one === lost)
  const isThere = (one: HTMLElement): boolean => ancestor.contains(one) && one.matches(canHaveFocus)
  return neighbours.slice(index + 1).find(isThere) ?? neighbours.slice(0, index).findLast(isThere)
}
