import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tracedFiles } from './traced-files.ts'

const root = join(import.meta.dirname, '../../../..')
const build = mkdtempSync(join(tmpdir(), 'traced-'))
afterAll(() => rmSync(build, { recursive: true }))

describe('tracedFiles', () => {
  it('brings what packages are found by, beside the files that are loaded', async () => {
    const files = await tracedFiles(join(root, 'apps/site'), build, root)
    for (const file of [
      'next/dist/server/next.js',
      'next/package.json',
      '@redis/client/dist/index.js',
      '@redis/client/package.json',
    ])
      expect(files).toContain(join(root, 'node_modules', file))
    expect([...files].filter((file) => file.endsWith('.d.ts'))).toEqual([])
  })
})
