import { afterEach, describe, expect, it } from 'vitest'
import { startRouting } from './start-routing.ts'

const build = { id: 'here', timestamp: 1 }
const preloaded = () => document.head.querySelectorAll('[rel=prefetch]').length

afterEach(() => {
  for (const made of document.querySelectorAll('a, [rel=prefetch]')) made.remove()
})

/** Puts a link into the page and focuses it, as a visitor does who is about to follow it. */
function reachLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, textContent: 'There' })
  document.body.append(link)
  link.focus()
}

describe('startRouting', () => {
  it('preloads no document once it was told to stop', () => {
    const stopPreloading = startRouting({ build, intervalMs: false })
    reachLink('/there')
    expect(preloaded()).toBe(1)
    stopPreloading()
    reachLink('/elsewhere')
    expect(preloaded()).toBe(1)
  })
})
