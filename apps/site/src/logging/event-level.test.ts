import { describe, expect, it } from 'vitest'
import { levelOfAuth } from './event-level.ts'

describe('levelOfAuth', () => {
  it('logs an ended session as information, wrong set-up as error', () => {
    expect(levelOfAuth({ kind: 'keys-unavailable', cause: 'gone' })).toBe('warn')
    expect(levelOfAuth({ kind: 'foreign-token' })).toBe('error')
  })
})
