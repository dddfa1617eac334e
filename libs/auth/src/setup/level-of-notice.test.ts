import { describe, expect, it } from 'vitest'
import { levelOfNotice } from './level-of-notice.ts'

describe('levelOfNotice', () => {
  it('logs an ended session as information, wrong set-up as error', () => {
    const kinds = ['session-dropped', 'keys-unavailable', 'foreign-token'] as const
    expect(kinds.map((kind) => levelOfNotice({ kind }))).toEqual(['info', 'warn', 'error'])
  })
})
