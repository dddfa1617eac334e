import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { announceRoutes, type RouteAnnouncements } from './announce-routes.ts'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { silenceFramework } from './silence-framework.ts'

let announcer: Announcer
beforeEach(() => {
  document.title = 'Home'
  announcer = createAnnouncer()
})
afterEach(() => {
  announcer.remove()
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('createAnnouncer', () => {
  // shows R028
  it('speaks politely as a whole unless told otherwise', async () => {
    announcer.announce('Saved')
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
    expect(document.querySelector('[role=status]')).toMatchObject({ ariaLive: 'polite', ariaAtomic: 'true' })
    expect(document.querySelector('[role=alert]')?.textContent).toBe('')
  })

  it('interrupts when told so, and says nothing when off', () => {
    announcer.announce('Signed out', 'assertive')
    announcer.announce('Nobody hears this', 'off')
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Signed out')
    expect(document.body.textContent).not.toContain('Nobody')
  })

  it('makes a change of saying the same again', async () => {
    announcer.announce('Saved')
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(document.body, { subtree: true, childList: true })
    announcer.announce('Saved')
    await Promise.resolve()
    observer.disconnect()
    expect(changes).toHaveLength(1)
  })
})

describe('announceRoutes', () => {
  let routes: RouteAnnouncements
  let said: string[]
  beforeEach(() => {
    vi.useFakeTimers()
    said = []
    routes = announceRoutes({ announcer: { announce: (text) => said.push(text), remove: () => {} } })
  })
  afterEach(() => routes.stop())

  const titleBecomes = async (title: string) => {
    document.title = title
    await vi.advanceTimersByTimeAsync(0)
  }

  it('leaves the first page to the browser', async () => {
    await titleBecomes('Home, still loading')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(said).toEqual([])
  })

  it('says an early title once', async () => {
    document.title = 'Reviews'
    routes.navigated()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(said).toEqual(['Reviews'])
  })

  it('says a late title once', async () => {
    routes.navigated()
    await vi.advanceTimersByTimeAsync(300)
    await titleBecomes('Reviews')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(said).toEqual(['Reviews'])
  })

  it('says a title that stays the same after a second', async () => {
    routes.navigated()
    await vi.advanceTimersByTimeAsync(999)
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual(['Home'])
  })

  it('says the first heading after a second without a title', async () => {
    document.title = ''
    document.body.innerHTML = '<h1>Odds</h1>'
    routes.navigated()
    await vi.advanceTimersByTimeAsync(999)
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual(['Odds'])
  })

  it('waits for the title while pages are swapped', async () => {
    document.body.innerHTML = '<h1>All reviews</h1>'
    routes.navigated()
    await titleBecomes('')
    expect(said).toEqual([])
    await titleBecomes('Reviews')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(said).toEqual(['Reviews'])
  })

  it('says only where a visitor in a hurry ends up', async () => {
    routes.navigated()
    routes.navigated()
    await titleBecomes('Third')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(said).toEqual(['Third'])
  })
})

describe('silenceFramework', () => {
  it("hides Next's own announcer, also a late one", () => {
    const restore = silenceFramework()
    const framework = document.createElement('next-route-announcer')
    document.body.append(framework)
    expect(framework.checkVisibility()).toBe(false)
    restore()
    expect(getComputedStyle(framework).display).not.toBe('none')
  })
})
