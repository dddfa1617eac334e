import { sortRedirects } from '@house-edge/routing'
import { describe, expect, it } from 'vitest'
import type { FollowedRedirects } from '../process/site-process.ts'
import { becomeUseful } from './become-useful.ts'

describe('becomeUseful', () => {
  it('waits until redirects, content and search are there', async () => {
    const done: string[] = []
    const down = new Error('down')
    const failing = (name: string, times: number) => async () => {
      done.push(name)
      if (done.filter((each) => each === name).length <= times) throw down
    }
    const failures: unknown[] = []
    let reads = 0
    const { table } = sortRedirects([])
    const redirects: FollowedRedirects = {
      read: async () => {
        reads += 1
        return table
      },
      latest: () => (reads === 3 ? table : undefined),
    }
    await becomeUseful({
      redirects,
      beforeReady: [failing('content', 2), failing('search', 1)],
      pause: async () => void done.push('pause'),
      onFailure: (error) => failures.push(error),
    })
    expect(reads).toBe(3)
    expect(done.join(' ')).toBe('pause pause content pause content pause content search pause search')
    expect(failures).toEqual([down, down])
  })
})
