import { describe, expect, it } from 'vitest'
import { isOneSlip } from './one-slip.ts'

describe('isOneSlip', () => {
  it.each(['comet', 'comett', 'comt', 'comit', 'cmoet'])('takes %j for comet', (typed) => {
    expect(isOneSlip(typed, 'comet')).toBe(true)
  })

  it.each(['cometts', 'omit', 'moetc'])('takes %j for another word', (typed) => {
    expect(isOneSlip(typed, 'comet')).toBe(false)
  })
})
