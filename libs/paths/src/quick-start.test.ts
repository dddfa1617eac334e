import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, describe, expect, it } from 'vitest'

const library = join(import.meta.dirname, '..')
const readme = readFileSync(join(library, 'README.md'), 'utf8')

/** Runs a file of the README as it is, below this package, so that its name leads to these sources. */
function run(name: string): string[] {
  const [, text = ''] = new RegExp(`^\`\`\`ts\\n// ${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readme) ?? []
  const folder = mkdtempSync(join(library, '.quick-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), text)
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
