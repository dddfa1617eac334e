import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

describe('README.md', () => {
  it('has a first screen that survives a missing backend', async () => {
    const folder = writeQuickStart(join(import.meta.dirname, '..'))
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await import(/* @vite-ignore */ join(folder, 'try-readers.ts'))
    expect(log.mock.calls).toEqual([['failed'], [undefined]])
    expect(warn).toHaveBeenCalledWith('not read or kept:', 'saved')
  })
})
