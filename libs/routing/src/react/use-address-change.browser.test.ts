import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { show } from '../testing/show.ts'
import { shownPath } from '../testing/shown-path.ts'
import { useAddressChange } from './use-address-change.ts'

const inPage = () => createRoot(document.createElement('div'))
const start = location.href

/** A component that counts changes from the path `/`. */
async function counting(run: () => void = vi.fn()) {
  history.replaceState(null, '', '/')
  shownPath.set('/')
  onTestFinished(() => history.replaceState(null, '', start))
  const Counter = ({ changed }: { changed: () => void }) => {
    useAddressChange(changed)
    return null
  }
  const remove = await show(inPage(), createElement(Counter, { changed: run }), onTestFinished)
  return { remove }
}

/** What the hook waits for after the browser said that the address has changed. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

const follow = async (to: string): Promise<void> => {
  history.pushState(null, '', to)
  await act(async () => shownPath.set(location.pathname))
  await settle()
}

describe('useAddressChange', () => {
  it('calls back once for another path or query', async () => {
    const changed = vi.fn()
    await counting(changed)
    expect(changed).not.toHaveBeenCalled()
    await follow('/reviews')
    expect(changed).toHaveBeenCalledTimes(1)
    await follow('/reviews?page=2')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('takes no fragment for another address', async () => {
    const changed = vi.fn()
    await counting(changed)
    await follow('/#offers')
    expect(changed).not.toHaveBeenCalled()
  })

  it('hears of a query that the framework does not tell', async () => {
    const changed = vi.fn()
    await counting(changed)
    history.replaceState(null, '', '/?sort=newest')
    await settle()
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('hears of nothing once it is gone', async () => {
    const changed = vi.fn()
    const { remove } = await counting(changed)
    await remove()
    history.replaceState(null, '', '/?sort=newest')
    await settle()
    expect(changed).not.toHaveBeenCalled()
  })
})
