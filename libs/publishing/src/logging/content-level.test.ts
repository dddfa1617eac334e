import { describe, expect, it } from 'vitest'
import { levelOfContent } from './content-level.ts'

describe('levelOfContent', () => {
  it('takes what happens every day for information', () => {
    expect(levelOfContent({ type: 'snapshot', action: 'saved', documents: 71 })).toBe('info')
    expect(levelOfContent({ type: 'refreshed', ref: 'a', changed: 1, removed: 0 })).toBe('info')
    expect(levelOfContent({ type: 'circuit', isOpen: false })).toBe('info')
  })

  it('warns where visitors get less or older content', () => {
    expect(levelOfContent({ type: 'snapshot', action: 'failed', documents: 0 })).toBe('warn')
    expect(levelOfContent({ type: 'stale-served', question: 'a', code: 'unknown' })).toBe('warn')
    expect(levelOfContent({ type: 'circuit', isOpen: true })).toBe('warn')
  })
})
