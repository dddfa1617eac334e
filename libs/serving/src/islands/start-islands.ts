import type { HeldEvents } from './held-events.ts'
import { type KeptEvent, toKept } from './kept-events.ts'

/** What an island's file offers. */
export interface IslandModule {
  /**
   * Brings the component to life in its markup, with what was typed into it, and lets what was held back happen.
   * Resolves when nothing is left: from then on the component hears everything itself.
   */
  wake: (island: HTMLElement, held: HeldEvents, kept: readonly KeptEvent[]) => Promise<void>
}

/** Where islands' files are, and what to do without them. */
export interface StartIslandsOptions {
  /** Addresses by the islands' names. */
  files: Readonly<Record<string, string>>
  /**
   * Called when a file could not be loaded twice. Read the page again, when that may help: what was done with the
   * island happens then. Text is yours to keep.
   */
  onFailure: (error: unknown) => void
  load?: (file: string) => Promise<IslandModule>
}

const key = 'serving:held'
const mostHeld = 64
/** The first two are signs that something is about to be done. Text needs no holding: it stays in its field. */
const heard =
  'pointerover focusin pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup click submit'
/** What was done longer ago nobody expects any more. */
const keptForMs = 30_000

/**
 * Wakes the islands of a finished page, each when its time comes; on any other
 * page it does nothing. Call it before anything of the page can be used: what is
 * done with an island from then on is not lost but happens when it is awake, in
 * order and once, and text typed into it stays.
 *
 * An island that somebody waits for is `aria-busy`.
 */
export function startIslands({ files, onFailure, load = (file) => import(file) }: StartIslandsOptions): void {
  const { documentElement, readyState } = document
  if (!('finished' in documentElement.dataset)) return
  const heldOf = new Map<Element, HeldEvents>()

  const wake = (island: HTMLElement, kept: readonly KeptEvent[] = []): HeldEvents => {
    const begun = heldOf.get(island)
    if (begun) return begun
    const held: HeldEvents = []
    heldOf.set(island, held)
    const file = files[island.dataset['island']!]!
    load(file)
      .catch(() => load(file))
      .then((module) => module.wake(island, held, kept))
      .then(
        () => {
          // From here on the component hears everything itself.
          held.isOpen = true
          island.ariaBusy = null
        },
        (error: unknown) => {
          // Whoever acts on it next lets it be tried again.
          heldOf.delete(island)
          const events = [...kept, ...toKept(island, held)]
          // Nobody waits for what a pointer has only passed over.
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
    if (/click|submit/.test(type)) {
      // A label hands its click on to its field: that is the one to hold. And a browser opens other windows by itself.
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
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target.parentElement!)
    })
    for (const island of islands()) {
      const { wakes } = island.dataset
      if (wakes === 'immediate') wake(island)
      // The island itself has no box.
      if (wakes === 'visible' && island.firstElementChild) seen.observe(island.firstElementChild)
    }
    const [path, number = -1, kept, keptMs = 0] = take()
    const island = islands()[number]
    if (island && path === location.pathname && Date.now() - keptMs < keptForMs) wake(island, kept)
  }
  if (readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else begin()
}

function islands(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('he-island')]
}

type KeptInPage = [path: string, island: number, events: KeptEvent[], keptMs: number]

/** Says nothing when the browser has no room or no permission. */
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
