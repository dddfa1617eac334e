import type { ContentChange, StoreState } from '@house-edge/content'
import { listTag } from '@house-edge/content/next'
import { describe, expect, it, vi } from 'vitest'
import { followTags } from './changed-tags.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

/** A store whose publishes are told. */
function publishing() {
  const state = { ref: 'a', revision: 1 }
  const listeners: ((change: ContentChange) => void)[] = []
  const tags = followTags({
    state: state as unknown as StoreState,
    onChange: (listener) => {
      listeners.push(listener)
      return () => true
    },
  })
  const publish = (ref: string, types: readonly string[], isTold = true): void => {
    const previousRef = state.ref
    state.ref = ref
    state.revision += 1
    const changed = types.map((type) => ({ id: type, type, uid: type, lang: 'en-gb', url: null }))
    const change = { ref, previousRef, changed, removed: [] } as unknown as ContentChange
    if (isTold) for (const listener of listeners) listener(change)
  }
  return { tags, publish }
}

describe('followTags', () => {
  it('names what several publishes have changed', () => {
    const { tags, publish } = publishing()
    const before = tags.version()!
    expect([...tags.since(before)!]).toEqual([])
    publish('b', ['article'])
    publish('c', ['page'])
    const changed = tags.since(before)
    expect(['article', 'page', 'topic'].map((type) => changed?.has(listTag(type)))).toEqual([
      true,
      true,
      false,
    ])
    expect(tags.since('another 7')).toBeUndefined()
  })

  it('says nothing of a version that it was not told of', () => {
    const { tags, publish } = publishing()
    const before = tags.version()!
    publish('b', ['article'])
    publish('c', ['page'], false)
    expect(tags.since(before)).toBeUndefined()
    publish('d', ['page'])
    expect(tags.since(before)).toBeUndefined()
  })

  it('says nothing of an import, nor of what was long ago', () => {
    const { tags, publish } = publishing()
    const before = tags.version()!
    publish(
      'b',
      Array.from({ length: 5_000 }, (_, each) => `type${each}`),
    )
    expect(tags.since(before)).toBeUndefined()
    const later = tags.version()!
    for (let each = 0; each < 60; each += 1) publish(`c${each}`, ['article'])
    expect(tags.since(later)).toBeUndefined()
  })
})
