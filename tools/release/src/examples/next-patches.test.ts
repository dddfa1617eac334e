import { describe, expect, it } from 'vitest'
import { nextPatches, nextPatchesPage } from './next-patches.ts'

describe('nextPatches', () => {
  it('takes every patch of the last two minors, and the newest canary', () => {
    const published = [
      '16.2.9',
      '16.3.10',
      '16.3.0',
      '16.3.9',
      '16.4.0-canary.1',
      '16.4.0',
      '16.5.0-canary.2',
    ]
    expect(nextPatches(published)).toEqual(['16.3.0', '16.3.9', '16.3.10', '16.4.0', '16.5.0-canary.2'])
  })

  it('takes no canary of a version that is released', () => {
    expect(nextPatches(['16.4.0', '16.5.0-canary.2', '16.5.0'])).toEqual(['16.4.0', '16.5.0'])
  })
})

describe('nextPatchesPage', () => {
  const rows = (page: string) => page.split('\n').filter((line) => line.startsWith('| 16'))
  const facts = { range: '>=16.3.3', versions: ['16.3.2', '16.4.6', '16.5.0-canary.38'] }

  it('says of each version whether it is in the peer range and what became of its pages', () => {
    const outcomes = [
      { version: '16.3.2', works: true },
      { version: '16.4.6', works: false },
    ]
    expect(rows(nextPatchesPage(facts, outcomes, ''))).toEqual([
      '| 16.3.2 | no | finished |',
      '| 16.4.6 | yes | **not finished** |',
      '| 16.5.0-canary.38 | no | not run |',
    ])
  })

  it('keeps what was found of versions that were not run again', () => {
    const before = nextPatchesPage(facts, [{ version: '16.3.2', works: true }], '')
    const after = nextPatchesPage(facts, [{ version: '16.4.6', works: true }], before)
    expect(rows(after).slice(0, 2)).toEqual(['| 16.3.2 | no | finished |', '| 16.4.6 | yes | finished |'])
  })
})
