import { describe, expect, it } from 'vitest'
import { mayPreload } from './may-preload.ts'

describe('mayPreload', () => {
  // shows R218
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'forbids it on %j',
    (connection) => {
      expect(mayPreload(connection)).toBe(false)
    },
  )

  it.each([{}, { effectiveType: '3g' }, { effectiveType: '4g', saveData: false }])(
    'permits it on %j',
    (connection) => {
      expect(mayPreload(connection)).toBe(true)
    },
  )

  it('permits it when the browser tells nothing of its connection', () => {
    expect(mayPreload()).toBe(true)
  })
})
