import { describe, expect, it } from 'vitest'
import { createPublishTurn } from './publish-turn.ts'

function turnWith() {
  const rings: (() => void)[] = []
  const stopped: number[] = []
  const turn = createPublishTurn((_ms, ring) => {
    const index = rings.push(ring) - 1
    return () => void stopped.push(index)
  })
  return { turn, rings, stopped }
}

describe('createPublishTurn', () => {
  it('has everything else wait until the page is rendered', async () => {
    const { turn, stopped } = turnWith()
    expect(turn.wait()).toBeUndefined()
    turn.begin('/odds')
    expect(turn.wait('/odds')).toBeUndefined()
    const [other, question] = [turn.wait('/other'), turn.wait()]
    turn.end('/other')
    expect(turn.wait('/other')).toBe(other)
    turn.end('/odds')
    await Promise.all([other, question])
    expect([turn.wait('/other'), stopped]).toEqual([undefined, [0]])
  })

  it('gives up a page that is not rendered in time', async () => {
    const { turn, rings } = turnWith()
    turn.begin('/odds')
    const other = turn.wait('/other')
    rings[0]?.()
    await other
    expect(turn.wait('/other')).toBeUndefined()
  })

  it('makes nobody wait longer for one publish after another', async () => {
    const { turn, rings } = turnWith()
    turn.begin('/odds')
    const other = turn.wait('/other')
    turn.begin('/next')
    expect([turn.wait('/next'), turn.wait('/odds')]).toEqual([undefined, other])
    expect(rings).toHaveLength(1)
    turn.end('/odds')
    expect(turn.wait('/other')).toBe(other)
    turn.end('/next')
    await other
  })
})
