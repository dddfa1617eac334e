import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'

describe('README.md', () => {
  it('has an example that writes a new site', () => {
    const folder = writeQuickStart(join(import.meta.dirname, '..'))
    execFileSync(process.execPath, ['--conditions=@house-edge/source', 'new-site.ts'], { cwd: folder })
    for (const file of ['package.json', 'content/repository.json', 'src/proxy.ts'])
      expect(existsSync(join(folder, 'my-site', file))).toBe(true)
  })
})
