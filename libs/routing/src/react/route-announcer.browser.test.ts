import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { show } from '../testing/show.ts'
import { shownPath } from '../testing/shown-path.ts'
import { RouteAnnouncer, useAnnouncer } from './route-announcer.island.tsx'

const inPage = () => createRoot(document.createElement('div'))
const start = location.href

async function announcing(props: Parameters<typeof RouteAnnouncer>[0] = {}) {
  history.replaceState(null, '', '/')
  document.title = 'Home'
  shownPath.set('/')
  onTestFinished(() => history.replaceState(null, '', start))
  return show(inPage(), createElement(RouteAnnouncer, props), onTestFinished)
}

async function open(path: string, title: string): Promise<void> {
  history.pushState(null, '', path)
  await act(async () => shownPath.set(path))
  document.title = title
}

const said = (role: 'status' | 'alert') =>
  [...document.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent).join()

describe('RouteAnnouncer', () => {
  it('announces the title of a new page politely', async () => {
    await announcing()
    await open('/reviews', 'Reviews')
    await expect.poll(() => said('status')).toBe('Reviews')
    expect(said('alert')).toBe('')
  })

  it('announces as urgently as told', async () => {
    await announcing({ politeness: 'assertive' })
    await open('/news', 'News')
    await expect.poll(() => said('alert')).toBe('News')
  })

  it('silences the announcer of the framework while shown', async () => {
    const theirs = document.createElement('next-route-announcer')
    document.body.append(theirs)
    onTestFinished(() => theirs.remove())
    const remove = await announcing()
    expect(getComputedStyle(theirs).display).toBe('none')
    await remove()
    expect(getComputedStyle(theirs).display).not.toBe('none')
  })
})

describe('useAnnouncer', () => {
  it('speaks in the place of the page’s one announcer', async () => {
    await announcing()
    const Results = () => {
      useAnnouncer()('12 reviews found')
      return null
    }
    await show(inPage(), createElement(Results), onTestFinished)
    expect(said('status')).toBe('12 reviews found')
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
  })
})
