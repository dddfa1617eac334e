/** How urgent an announcement is. `off` says nothing. */
export type Politeness = 'polite' | 'assertive' | 'off'

/** Speaks to screen readers. */
export interface Announcer {
  /** Announces a text, even when it equals the last one. */
  announce: (text: string, politeness?: Politeness) => void
  /** Removes the announcer from the page. */
  remove: () => void
}

/**
 * Adds live regions to the page: a status, announced when the visitor is idle, and an alert, announced at once.
 */
export function createAnnouncer(): Announcer {
  const polite = region('status')
  const assertive = region('alert')
  return {
    announce: (text, politeness = 'polite') => {
      if (politeness === 'off') return
      const place = politeness === 'polite' ? polite : assertive
      // A new node is a change even when its words are the same.
      const words = document.createElement('span')
      words.textContent = text
      place.replaceChildren(words)
    },
    remove: () => {
      polite.remove()
      assertive.remove()
    },
  }
}

function region(role: 'status' | 'alert'): HTMLElement {
  const element = document.createElement('div')
  element.role = role
  element.ariaLive = role === 'status' ? 'polite' : 'assertive'
  element.ariaAtomic = 'true'
  // Styles set by script are allowed where style attributes are not.
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  document.body.append(element)
  return element
}
