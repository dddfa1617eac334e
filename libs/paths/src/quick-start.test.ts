import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'

/** Runs a file of the README as it is. */
function run(name: string): string[] {
  const folder = writeQuickStart(join(import.meta.dirname, '..'))
  const line = ['--conditions=@house-edge/source', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', name]
  // A task runner that asks for colours gets them, and the README shows none.
  const env = { ...process.env, FORCE_COLOR: '0' }
  return execFileSync(process.execPath, line, { cwd: folder, env, encoding: 'utf8' }).trim().split('\n')
}

describe('README.md', () => {
  it('has a quick start that prints what it promises', () => {
    expect(run('try-paths.ts')).toEqual([
      '/account?tab=2#mail → /account?tab=2#mail',
      '/odds → /odds',
      'https://evil.example → undefined',
      '//evil.example → undefined',
      '/%5Cevil.example → undefined',
      '203.0.113.7 → 203.0.113.7',
      '2001:db8:0:7::1 → 2001:db8:0:7',
      '2001:db8:0:7:ffff::2 → 2001:db8:0:7',
    ])
  })
})
