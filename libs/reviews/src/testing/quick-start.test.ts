import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { writeQuickStart } from '../../../../vitest.readme.ts'

describe('README.md', () => {
  it('has a first screen that prints what it promises', async () => {
    const folder = writeQuickStart(join(import.meta.dirname, '../..'))
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await import(/* @vite-ignore */ join(folder, 'try-reviews.ts'))
    expect(log.mock.calls).toEqual([['/casinos/find?score=8', 'IE', ['tide-clock']]])
  })
})
