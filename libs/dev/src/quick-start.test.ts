import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'

describe('README.md', () => {
  it('has an example that starts services and ends them', async () => {
    const cwd = writeQuickStart(join(import.meta.dirname, '..'))
    const line = ['--conditions=@house-edge/source', 'services.ts']
    const { stdout } = await promisify(execFile)(process.execPath, line, { cwd })
    expect(stdout).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):\d+\n$/)
  })
})
