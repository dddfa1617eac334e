import { afterEach, describe, expect, it, vi } from 'vitest'
import { preloadDocuments } from './preload-documents.ts'
import { type PreloadTrigger, watchLink } from './watch-link.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
  for (const link of document.head.querySelectorAll('[rel=prefetch]')) link.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function linkTo(href: string, attributes: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, textContent: href, ...attributes })
  document.body.append(link)
  return link
}

function onConnection(connection: object): void {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue(connection)
}

/** The browser tells observers in the order they came, so those before this one know by then. */
function untilSeen(link: Element, isSeen: boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== isSeen) return
      observer.disconnect()
      resolve()
    })
    observer.observe(link)
  })
}

function watched(on: PreloadTrigger) {
  const link = linkTo('/there')
  const run = vi.fn<() => void>()
  stops.push(watchLink(link, { on, run }))
  return { link, run }
}

describe('watchLink', () => {
  // shows R219
  it('runs once, when seen and with time', async () => {
    const { link, run } = watched('visible')
    await expect.poll(() => run.mock.calls.length).toBe(1)
    link.hidden = true
    await untilSeen(link, false)
    link.hidden = false
    await untilSeen(link, true)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    expect(run).toHaveBeenCalledTimes(1)
  })

  // shows R219
  it('waits for the link to be seen by default', async () => {
    const link = linkTo('/there')
    const run = vi.fn<() => void>()
    stops.push(watchLink(link, { run }))
    await expect.poll(() => run.mock.calls.length).toBe(1)
  })

  it('leaves a link that nobody has scrolled to', async () => {
    const space = document.createElement('div')
    space.style.height = '5000px'
    document.body.append(space)
    const { run: below } = watched('visible')
    const above = linkTo('/above')
    document.body.prepend(above)
    const run = vi.fn<() => void>()
    stops.push(watchLink(above, { on: 'visible', run }))
    await expect.poll(() => run.mock.calls.length).toBe(1)
    expect(below).not.toHaveBeenCalled()
  })

  // shows R219
  it('runs after a pointer rests for 65 ms', () => {
    vi.useFakeTimers()
    const { link, run } = watched('intent')
    link.dispatchEvent(new PointerEvent('pointerover'))
    vi.advanceTimersByTime(64)
    link.dispatchEvent(new PointerEvent('pointerout'))
    vi.advanceTimersByTime(1_000)
    expect(run).not.toHaveBeenCalled()
    link.dispatchEvent(new PointerEvent('pointerover'))
    vi.advanceTimersByTime(65)
    expect(run).toHaveBeenCalledTimes(1)
  })

  // shows R219
  it('runs when the link is touched or gets the focus', () => {
    const { link, run } = watched('intent')
    link.dispatchEvent(new Event('touchstart'))
    link.focus()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }])('never runs on %j', (connection) => {
    onConnection(connection)
    const { link, run } = watched('intent')
    link.focus()
    expect(run).not.toHaveBeenCalled()
  })

  it('never runs when it is told so', () => {
    const { link, run } = watched('never')
    link.focus()
    expect(run).not.toHaveBeenCalled()
  })
})

describe('preloadDocuments', () => {
  const preloaded = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('[rel=prefetch]')].map(({ href }) =>
      href.replace(location.origin, ''),
    )

  it('preloads the page about to open, once', () => {
    stops.push(preloadDocuments())
    linkTo('/there?a=1#part').focus()
    linkTo('/there?a=1').focus()
    expect(preloaded()).toEqual(['/there?a=1'])
  })

  it('leaves other sites, forwarders, downloads, own windows, actions and this page alone', () => {
    stops.push(preloadDocuments())
    linkTo('https://other.example/').focus()
    linkTo('/go/partner', { rel: 'sponsored nofollow' }).focus()
    linkTo('/terms.pdf', { download: 'terms.pdf' }).focus()
    linkTo('/there', { target: '_blank' }).focus()
    linkTo('/api/exit-preview').focus()
    linkTo(location.pathname).focus()
    expect(preloaded()).toEqual([])
  })

  it('preloads nothing for those who save data', () => {
    onConnection({ saveData: true })
    stops.push(preloadDocuments())
    linkTo('/there').focus()
    expect(preloaded()).toEqual([])
  })
})
