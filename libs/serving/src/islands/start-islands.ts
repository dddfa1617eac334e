import type { HeldEvents } from './held-events.ts'
import { type SavedEvent, toSaved } from './saved-events.ts'

/** What that file exports. */
export interface IslandModule {
  /**
   * Starts the component in its markup, keeps what was typed into it, and repeats the events that were held back.
   * Resolves when all are repeated: from then on the component gets its events itself.
   */
  wake: (island: HTMLElement, held: HeldEvents, kept: readonly SavedEvent[]) => Promise<void>
}

/** Where the islands are, and what to do when one cannot be loaded. */
export interface StartIslandsOptions {
  /** URL of the file that finds the islands, from `bundleIslands`. */
  file: string
  /**
   * Called when loading a file has failed twice. Reload the page if that may help: the held events are repeated
   * after it. Typed text is not kept by this library.
   */
  onFailure: (error: unknown) => void
  /** Loads a file. Default: `import()`. */
  load?: (file: string) => Promise<IslandModule>
}

const key = 'serving:held'
const mostHeld = 64
const lookAgainMs = 50
/** The first two only announce that the island will be used. Typing needs no holding: the text stays in its field. */
const heard =
  'pointerover focusin pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup click submit'
/** Older events are not repeated after a reload: visitors would be surprised by them. */
const keptForMs = 30_000

/**
 * Starts the islands of a finished page, each by its `when`; does nothing on any other page. Call it before visitors
 * can use the page: events on an island that has not started are held back and repeated, once and in order, and
 * text typed into it stays.
 *
 * An island that a visitor waits for is `aria-busy`.
 */
export function startIslands({ file, onFailure, load = (file) => import(file) }: StartIslandsOptions): void {
  if (!('finished' in document.documentElement.dataset)) return
  const heldOf = new Map<Element, HeldEvents>()

  const wake = (island: HTMLElement, kept: readonly SavedEvent[] = []): HeldEvents => {
    const begun = heldOf.get(island)
    if (begun) return begun
    const held: HeldEvents = []
    heldOf.set(island, held)
    load(file)
      .catch(() => load(file))
      .then((module) => module.wake(island, held, kept))
      .then(
        () => {
          // From here on the component gets its events itself.
          held.isOpen = true
          island.ariaBusy = null
        },
        (error: unknown) => {
          // The next event on the island tries again.
          heldOf.delete(island)
          const events = [...kept, ...toSaved(island, held)]
          // The pointer has only passed over the island, so the visitor does not wait for it.
          if (events.length === 0) return
          keep([location.pathname, islands().indexOf(island), events, Date.now()])
          onFailure(error)
        },
      )
    return held
  }

  const onEvent = (event: Event): void => {
    const { type, isTrusted, target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    const closest = (selector: string) => (target as Element).closest?.<HTMLElement>(selector)
    const island = closest('he-island')
    if (!isTrusted || !island || heldOf.get(island)?.isOpen) return
    if (island.dataset['plain'] === '') {
      wake(island)
      return
    }
    if (/click|submit/.test(type)) {
      // A label's click is sent again to its field: hold that one. Clicks that open another window need no holding.
      const isLabel = closest('label,button,a,input,select,textarea,summary')?.localName === 'label'
      if (isLabel || ctrlKey || metaKey || shiftKey || altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      island.ariaBusy = 'true'
    }
    const held = wake(island)
    if (!/over|in$/.test(type) && held.length < mostHeld) held.push(event)
  }
  for (const type of heard.split(' '))
    addEventListener(type, onEvent, { capture: true, passive: type[0] === 't' })

  const begin = (): void => {
    // Looks again by itself: a listener would run in the task that lays the page out for the first time, and delay that.
    if (document.readyState === 'loading') {
      setTimeout(begin, lookAgainMs)
      return
    }
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target.parentElement!)
    })
    for (const island of islands()) {
      const { wakes } = island.dataset
      if (wakes === 'immediate') wake(island)
      // The island's own element has no box (`display: contents`).
      if (wakes === 'visible' && island.firstElementChild) seen.observe(island.firstElementChild)
    }
    const [path, number = -1, kept, keptMs = 0] = take()
    const island = islands()[number]
    if (island && path === location.pathname && Date.now() - keptMs < keptForMs) wake(island, kept)
  }
  begin()
}

function islands(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('he-island')]
}

type KeptInPage = [path: string, island: number, events: SavedEvent[], keptMs: number]

/** Fails silently when the browser has no room or allows no storage. */
function keep(kept: KeptInPage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {}
}

function take(): KeptInPage | [] {
  try {
    const kept = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return JSON.parse(kept) as KeptInPage
  } catch {
    return []
  }
}
