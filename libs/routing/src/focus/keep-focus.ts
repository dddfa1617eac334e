/**
 * Moves focus on client-side navigation as a page load does.
 *
 * After a page load focus starts at the top, so that Tab reaches the skip link; going back returns to the
 * link that was followed. The framework leaves focus where it was: on a link that is gone, or in the middle
 * of the new page.
 *
 * @module
 */

import { linkOf } from '../links/link-of.ts'

/** Moves the focus after navigations. */
export interface FocusKeeper {
  /** A navigation has changed the page. */
  navigated: (kind: 'forward' | 'traverse') => void
  stop: () => void
}

/** Creates the focus keeper. It does nothing while the visitor is typing or has moved the focus. */
export function createFocusKeeper(): FocusKeeper {
  const followed = new Map<string, { href: string | null; index: number }>()
  let pressed: HTMLElement | null = null
  const onClick = (event: Event) => {
    pressed = linkOf(event) ?? null
    const href = pressed?.getAttribute('href') ?? null
    if (pressed) followed.set(address(), { href, index: linksTo(href).indexOf(pressed) })
  }
  addEventListener('click', onClick, true)

  return {
    navigated: (kind) => {
      const active = document.activeElement
      const moved = active !== null && active !== document.body && active !== pressed
      if (kind === 'forward') {
        if (!location.hash && !moved) beginAtTop()
        return
      }
      const back = followed.get(address())
      // Several links may lead to the same page.
      const link = back && linksTo(back.href)[back.index]
      if (link) link.focus({ preventScroll: true })
      else if (location.hash) beginAt(document.getElementById(fragment()) ?? document.querySelector('h1'))
      else beginAtTop()
    },
    stop: () => removeEventListener('click', onClick, true),
  }
}

function linksTo(href: string | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )
}

function address(): string {
  return location.pathname + location.search
}

function fragment(): string {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Moves focus to a part of the page; screen readers continue from there. */
function beginAt(part: HTMLElement | null): void {
  if (!part) return beginAtTop()
  part.focus({ preventScroll: true })
  if (document.activeElement === part) return
  part.tabIndex = -1
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  part.focus({ preventScroll: true })
}

/** Moves focus to where a page load puts it. */
function beginAtTop(): void {
  const { body } = document
  const had = body.getAttribute('tabindex')
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  if (had === null) body.removeAttribute('tabindex')
  else body.setAttribute('tabindex', had)
}
