import { describe, expect, it } from 'vitest'
import { listenToDesk } from './listen-to-desk.ts'

function framed() {
  const told: unknown[] = []
  let saved = 0
  const page = Object.assign(new EventTarget(), {
    parent: { postMessage: (message: unknown) => void told.push(message) },
  })
  const stop = listenToDesk({ onSaved: () => void (saved += 1), page: page as never })
  const say = (data: unknown, source: unknown = page.parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source }))
  return { told, saved: () => saved, stop, say }
}

describe('listenToDesk', () => {
  // shows P72
  it('announces itself and hears saves until stopped', () => {
    const { told, saved, stop, say } = framed()
    expect(told).toEqual([{ type: 'content-preview:listening' }])
    say({ type: 'content-preview:update', ref: 'two' })
    stop()
    say({ type: 'content-preview:update', ref: 'three' })
    expect(saved()).toBe(1)
  })

  it('hears only its framing window', () => {
    const { saved, say } = framed()
    say({ type: 'content-preview:update', ref: 'two' }, {})
    say({ type: 'other' })
    say(null)
    expect(saved()).toBe(0)
  })

  it('says nothing when no desk is around it', () => {
    const page = new EventTarget()
    Object.assign(page, { parent: page, postMessage: () => expect.fail() })
    listenToDesk({ onSaved: () => expect.fail(), page: page as never })()
  })
})
