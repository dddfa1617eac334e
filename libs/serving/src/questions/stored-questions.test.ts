import { describe, expect, it } from 'vitest'
import { createStoredQuestions } from './stored-questions.ts'

const page = (words: string) => ({
  body: Buffer.from(words),
  headers: [['content-type', 'text/html']] as const,
})
const maxBytes = 200_000

/** A store in which readers ask some questions again and again. */
function asked() {
  let stamp = 'first'
  const store = createStoredQuestions(maxBytes, () => stamp)
  const ask = (key: string): void => {
    store.remember(`/search?q=${key}`, key)
    if (!store.find(key) && store.isOften(key)) store.keep(key, page(key))
  }
  const popular = Array.from({ length: 50 }, (_, each) => `popular ${each}`)
  for (let times = 0; times < 30; times += 1) for (const key of popular) ask(key)
  return { store, ask, popular, publish: () => (stamp = 'second') }
}

describe('createStoredQuestions', () => {
  it('keeps what readers ask through a flood of questions, each asked three times', () => {
    const { store, ask, popular } = asked()
    let most = 0
    for (let each = 0; each < 100_000; each += 1) {
      for (let times = 0; times < 3; times += 1) ask(`invented ${each}`)
      most = Math.max(most, store.bytes)
      // Readers go on meanwhile, more seldom.
      if (each % 100 === 0) ask(popular[(each / 100) % popular.length]!)
    }
    expect(most).toBeLessThanOrEqual(maxBytes)
    expect(popular.filter((key) => !store.find(key))).toEqual([])
    expect(popular.filter((key) => store.keyOf(`/search?q=${key}`) === undefined).length).toBeLessThan(50)
  })

  it('makes room for what is asked more often now', () => {
    const { store, ask } = asked()
    for (let each = 0; each < 500; each += 1) for (let times = 0; times < 2; times += 1) ask(`seldom ${each}`)
    for (let times = 0; times < 100; times += 1) ask('often now')
    expect(store.find('often now')).toBeDefined()
  })

  it('keeps nothing of before a publish, and what is asked often at once after it', () => {
    const { store, ask, popular, publish } = asked()
    publish()
    expect(store.find(popular[0]!)).toBeUndefined()
    expect(store.bytes).toBe(0)
    ask(popular[0]!)
    expect(store.find(popular[0]!)).toBeDefined()
  })

  it('keeps through a publish what shows nothing of it', () => {
    let stamp = 'first'
    let changed: ReadonlySet<string> | undefined = new Set(['article'])
    const store = createStoredQuestions(
      maxBytes,
      () => stamp,
      () => changed,
    )
    store.keep('comparison', page('comparison'), ['review', 'settings'])
    store.keep('blog', page('blog'), ['settings', 'article'])
    store.keep('anything', page('anything'))
    const found = () => ['comparison', 'blog', 'anything'].filter((key) => store.find(key))
    expect(found()).toHaveLength(3)
    stamp = 'second'
    expect(found()).toEqual(['comparison'])
    // What a publish has changed may not be known.
    changed = undefined
    stamp = 'third'
    expect([found(), store.bytes]).toEqual([[], 0])
  })

  it('keeps no page that is larger than all its memory', () => {
    const store = createStoredQuestions(2_000, () => 'first')
    store.keep('large', { body: Buffer.alloc(4_000, 1), headers: [['content-type', 'image/png']] })
    expect([store.find('large'), store.bytes]).toEqual([undefined, 0])
  })
})
