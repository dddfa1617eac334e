import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { show } from '../testing/show.ts'
import { shownPath } from '../testing/shown-path.ts'
import { FocusKeeper } from './focus-keeper.island.tsx'

const inPage = () => createRoot(document.createElement('div'))
const start = location.href

/** A page at `/list` with a link to a review, followed. */
async function followed(): Promise<HTMLAnchorElement> {
  history.replaceState(null, '', '/list')
  shownPath.set('/list')
  const link = Object.assign(document.createElement('a'), { href: '/review', textContent: 'Review' })
  document.body.append(link)
  link.addEventListener('click', (event) => event.preventDefault())
  onTestFinished(() => {
    link.remove()
    history.replaceState(null, '', start)
  })
  await show(inPage(), createElement(FocusKeeper), onTestFinished)
  link.focus()
  link.click()
  return link
}

const arrive = (to: string) => {
  history.pushState(null, '', to)
  return act(async () => shownPath.set(location.pathname))
}

describe('FocusKeeper', () => {
  it('begins a new page at its top', async () => {
    await followed()
    await arrive('/review')
    expect(document.activeElement).toBe(document.body)
  })

  it('begins a page at its top that is opened once more', async () => {
    const link = await followed()
    await arrive('/review')
    await arrive('/list')
    expect(document.activeElement).not.toBe(link)
  })

  it('leaves the focus on a page with another query', async () => {
    const link = await followed()
    await arrive('/list?sort=newest')
    expect(document.activeElement).toBe(link)
  })

  it('goes back to the link that was followed', async () => {
    const link = await followed()
    await arrive('/review')
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await back
    await act(async () => shownPath.set(location.pathname))
    expect(document.activeElement).toBe(link)
  })
})
