import { describe, expect, it } from 'vitest'
import { createPreloadQueue } from './preload-queue.ts'

function scripted(limit?: number) {
  const running = new Map<string, { resolve: () => void; reject: () => void }>()
  const started: string[] = []
  let most = 0
  const queue = createPreloadQueue({
    limit,
    load: (href) =>
      new Promise<void>((resolve, reject) => {
        started.push(href)
        running.set(href, { resolve, reject })
        most = Math.max(most, running.size)
      }),
  })
  const finish = async (href: string, how: 'resolve' | 'reject' = 'resolve') => {
    const one = running.get(href)
    running.delete(href)
    one?.[how]()
    // Three turns: the failure caught, the end heard of, the next one begun.
    for (let turn = 0; turn < 3; turn++) await Promise.resolve()
  }
  return { queue, started, finish, most: () => most }
}

describe('createPreloadQueue', () => {
  // shows R217
  it('runs at most four at once, in order', async () => {
    const { queue, started, finish, most } = scripted()
    for (const href of ['1', '2', '3', '4', '5', '6']) queue.add(href)
    expect(started).toEqual(['1', '2', '3', '4'])
    await finish('2')
    expect(started).toEqual(['1', '2', '3', '4', '5'])
    await finish('1')
    await finish('3')
    expect(started).toHaveLength(6)
    expect(most()).toBe(4)
  })

  it('runs as many as it is told', () => {
    const { queue, started } = scripted(1)
    queue.add('1')
    queue.add('2')
    expect(started).toEqual(['1'])
  })

  // shows R217
  it('fetches each address once', async () => {
    const { queue, started, finish } = scripted()
    queue.add('1')
    await finish('1')
    queue.add('1')
    expect(started).toEqual(['1'])
  })

  it('goes on after one that failed', async () => {
    const { queue, started, finish } = scripted(1)
    queue.add('1')
    queue.add('2')
    await finish('1', 'reject')
    expect(started).toEqual(['1', '2'])
  })
})
