import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdLinksOffline } from './hold-links-offline.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Follows a link as a visitor would. @returns What was held, and whether the browser would have gone there. */
function follow(link: string, how: MouseEventInit = {}, isOnline = false): { held: string[]; went: boolean } {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  document.body.innerHTML = link
  const held: string[] = []
  stops.push(holdLinksOffline((href) => held.push(href)))
  let went = false
  // The last to hear of the click keeps the test where it is.
  const last = (event: Event) => {
    went = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', last)
  stops.push(() => removeEventListener('click', last))
  document.body.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...how }),
  )
  return { held, went }
}

describe('holdLinksOffline', () => {
  it('holds links while the browser is offline', () => {
    expect(follow('<a href="/there">There</a>')).toEqual({ held: [`${location.origin}/there`], went: false })
  })

  it('lets everything go while it is online', () => {
    expect(follow('<a href="/there">There</a>', {}, true)).toEqual({ held: [], went: true })
  })

  it.each([
    ['a place on this page', '<a href="#part">Part</a>', {}],
    ['a mail address', '<a href="mailto:a@example.com">Mail</a>', {}],
    ['a window of its own', '<a href="/there" target="_blank">There</a>', {}],
    ['a new tab', '<a href="/there">There</a>', { ctrlKey: true }],
  ])('lets %s go', (_what, link, how) => {
    expect(follow(link, how)).toEqual({ held: [], went: true })
  })
})
