import { describe, expect, it } from 'vitest'
import type { Beat } from './message.ts'
import { createRoster } from './roster.ts'

const beat = (from: string, details: Partial<Beat> = {}): Beat => ({
  from,
  process: `process of ${from}`,
  sentMs: 0,
  isLast: false,
  ...details,
})

describe('createRoster', () => {
  it('knows a process until it has said nothing for a minute', () => {
    let nowMs = 0
    const roster = createRoster(4_000, () => nowMs)
    expect([roster.note(beat('a')), roster.note(beat('a'))]).toEqual([true, false])
    const seen = [4_000, 4_001, 60_000, 60_001].map((atMs) => {
      nowMs = atMs
      return roster.known().map(({ isSilent }) => isSilent)
    })
    expect(seen).toEqual([[false], [true], [true], []])
  })

  it('forgets a process that ends or is started again', () => {
    const roster = createRoster(4_000, () => 0)
    roster.note(beat('a'))
    roster.note(beat('b', { process: 'process of a' }))
    roster.note(beat('c'))
    roster.note(beat('c', { isLast: true }))
    expect(roster.known()).toEqual([{ from: 'b', process: 'process of a', isSilent: false }])
  })

  it('knows a bounded number of processes', () => {
    const roster = createRoster(4_000, () => 0)
    for (let count = 0; count < 1_000; count += 1) roster.note(beat(`invented ${count}`))
    expect(roster.known()).toHaveLength(256)
  })
})
