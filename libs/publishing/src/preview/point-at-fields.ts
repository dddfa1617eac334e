/** A place on a page: the slice it is in, its text, and the file of a picture. */
interface Place {
  slice?: string
  words?: readonly string[]
  picture?: string
}

const outline = '3px solid Highlight'

/**
 * A click in a preview opens the field in the desk around it, and the field in focus is marked on the page. Slices are
 * found by the ids that drafts have in front of them, everything else by its text, so nothing is hidden in texts.
 *
 * Links are followed with Ctrl, Shift, Alt or the command key, and when the desk has no field for them.
 *
 * @returns Stops it.
 */
export function pointAtFields(page: Window = window): () => void {
  if (page.parent === page) return () => undefined
  const { document } = page
  const stopping = new AbortController()
  let link: HTMLAnchorElement | undefined
  let wanted: Place | undefined
  let marked: HTMLElement | undefined

  const mark = (): void => {
    const next = wanted && elementOf(wanted, document)
    if (next === marked) return
    marked?.style.removeProperty('outline')
    next?.style.setProperty('outline', outline)
    marked = next
  }
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })

  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return
      if (!target.closest('main')) return
      link = target.closest<HTMLAnchorElement>('a[href]') ?? undefined
      if (link) event.preventDefault()
      page.parent.postMessage({ type: 'content-preview:pointed', ...placeOf(target) }, '*')
    },
    { capture: true, signal: stopping.signal },
  )
  page.addEventListener(
    'message',
    ({ source, data }: MessageEvent) => {
      const said = data as ({ type?: unknown } & Place) | null
      if (source !== page.parent) return
      if (said?.type === 'content-preview:unknown' && link) page.location.assign(link.href)
      if (said?.type !== 'content-preview:field') return
      wanted = said
      mark()
      const { top = 0, bottom = 0 } = marked?.getBoundingClientRect() ?? {}
      if (bottom < 0 || top > page.innerHeight) page.scrollBy({ top: top - page.innerHeight / 3 })
    },
    { signal: stopping.signal },
  )
  return () => {
    observer.disconnect()
    stopping.abort()
  }
}

function placeOf(target: Element): { slice?: string; words: string; picture?: string } {
  const slice = sliceBefore(target)
  const image =
    target.closest('picture, figure')?.querySelector('img') ?? target.querySelector(':scope > img')
  const shown = target instanceof HTMLImageElement ? target : image
  let block = target
  while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
    block = block.parentElement
  return {
    ...(slice === undefined ? {} : { slice }),
    words: wordsOf(block),
    ...(shown ? { picture: addressOf(shown) } : {}),
  }
}

/** The id of the slice around an element: the last id before it in the page. */
function sliceBefore(element: Element): string | undefined {
  for (let node: Element | null = element; node; node = node.parentElement)
    for (let before: Element | null = node; before; before = before.previousElementSibling)
      if (before instanceof HTMLTemplateElement && before.dataset['slice']) return before.dataset['slice']
  return undefined
}

/** The smallest element that shows a place, or the slice itself. */
function elementOf({ slice, words = [], picture }: Place, document: Document): HTMLElement | undefined {
  const scope =
    slice === undefined ? [...document.querySelectorAll('main')] : elementsOfSlice(slice, document)
  const all = scope.flatMap((root) => [root, ...root.querySelectorAll<HTMLElement>('*')])
  if (picture !== undefined) {
    const image = all.find((one) => one instanceof HTMLImageElement && addressOf(one).includes(picture))
    if (image) return image
  }
  if (words.length === 0) return slice === undefined ? undefined : scope[0]
  const found = all.filter((one) => !one.closest('nav') && hasWords(wordsOf(one), words))
  // Of two elements with the same text, the inner one.
  const [smallest] = found.toReversed().toSorted((a, b) => wordsOf(a).length - wordsOf(b).length)
  return smallest ?? (slice === undefined ? undefined : scope[0])
}

function elementsOfSlice(id: string, document: Document): HTMLElement[] {
  const markers = [...document.querySelectorAll<HTMLTemplateElement>('template[data-slice]')]
  const elements: HTMLElement[] = []
  let next = markers.find((marker) => marker.dataset['slice'] === id)?.nextElementSibling
  for (; next && !markers.includes(next as HTMLTemplateElement); next = next.nextElementSibling)
    if (next instanceof HTMLElement) elements.push(next)
  return elements
}

function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((one) => text.includes(tidy(one)))
}

function wordsOf(element: Element): string {
  return tidy(element.textContent)
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function addressOf({ currentSrc, src }: HTMLImageElement): string {
  return decodeURIComponent(currentSrc || src)
}
