import type { Announcer, Politeness } from './announcer.ts'

/** Announces pages that are reached without loading a document. */
export interface RouteAnnouncements {
  /** A navigation has changed the address. The first page is the browser's to announce. */
  navigated: () => void
  stop: () => void
}

/**
 * Announces each page once, by its title, or by its first heading when it has none.
 *
 * The title may change before or after the address, so a page is announced when its title differs from the
 * last one, or after a time limit by whatever it has.
 *
 * @param options.patienceMs How long to wait for a new title. Milliseconds. @default 1_000
 */
export function announceRoutes({
  announcer,
  politeness = 'polite',
  patienceMs = 1_000,
}: {
  announcer: Announcer
  politeness?: Politeness | undefined
  patienceMs?: number | undefined
}): RouteAnnouncements {
  let last = pageName()
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = () => {
    clearTimeout(timer)
    timer = undefined
    last = pageName()
    announcer.announce(last, politeness)
  }
  const sayWhenNew = () => {
    // Between two pages there may be no title for a moment, which is not the name of either.
    if (timer !== undefined && document.title.trim() !== '' && pageName() !== last) say()
  }
  const titles = new MutationObserver(sayWhenNew)
  titles.observe(document.head, { childList: true, subtree: true, characterData: true })

  return {
    navigated: () => {
      clearTimeout(timer)
      timer = setTimeout(say, patienceMs)
      sayWhenNew()
    },
    stop: () => {
      clearTimeout(timer)
      titles.disconnect()
    },
  }
}

function pageName(): string {
  return document.title.trim() || (document.querySelector('h1')?.textContent ?? '').trim()
}
