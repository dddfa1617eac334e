import { createContentClient } from '@house-edge/content'
import { describe, expect, it } from 'vitest'
import { withinReason } from './within-reason.ts'

const never = () => new Promise<never>(() => {})

describe('withinReason', () => {
  it('is what was asked for', async () => {
    expect(await withinReason(Promise.resolve('settings'), never)).toBe('settings')
  })

  it('is nothing when the content cannot be had', async () => {
    const client = createContentClient({
      repositoryName: 'house-edge',
      endpoint: 'http://127.0.0.1:9/api/v2',
      fetch: () => Promise.reject(new TypeError('refused')),
      sleep: async () => {},
    })
    expect(await withinReason(client.findSingle('settings'), never)).toBeUndefined()
  })

  it('is undefined when content takes a second', async () => {
    const waits: number[] = []
    const pause = async (ms: number) => waits.push(ms)
    expect(await withinReason(never(), pause)).toBeUndefined()
    expect(waits).toEqual([1_000])
  })

  it('hides no mistake of ours', async () => {
    await expect(withinReason(Promise.reject(new TypeError('ours')), never)).rejects.toThrow('ours')
  })
})
