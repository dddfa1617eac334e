import { describe, expect, it } from 'vitest'
import { correctable, criteria } from './criteria.ts'

describe('correctable', () => {
  it('lets moderators ask about each mark', () => {
    for (const { name, label } of criteria) expect(correctable[name]).toBe(label)
  })
})
