import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { unreadExports } from './unread-exports.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** What is reported of a package whose file `odds.ts` is planted, beside others. */
function findings(odds: string, others: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-exports-'))
  roots.push(root)
  const files = {
    'package.json': JSON.stringify({ name: 'planted', workspaces: ['tools/*'] }),
    'tools/odds/package.json': JSON.stringify({
      name: '@house-edge/odds',
      exports: { '.': './src/index.ts', './odds': './src/odds.ts' },
    }),
    'tools/odds/src/count/odds.ts': odds,
    ...others,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return unreadExports(root).map(({ what }) => what.split(',')[0] ?? '')
}

const odds = 'export interface Odds {}\nexport function count(): Odds { return {} }\n'

describe('unreadExports', () => {
  it('reports a type only a function’s signature names', () => {
    const reader = "import { count } from './count/odds.ts'\ncount()\n"
    expect(findings(odds, { 'tools/odds/src/program.ts': reader })).toEqual(['exports Odds'])
  })

  it.each([
    ['an import', "import { count, type Odds } from './count/odds.ts'\n"],
    ['another export', "export { count, type Odds as Numbers } from './count/odds.ts'\n"],
    ['an import of everything', "import * as odds from './count/odds.ts'\n"],
    ['an import while running', "const odds = await import('./count/odds.ts')\n"],
  ])('takes %s for reading, in a test too', (_, reader) => {
    expect(findings(odds, { 'tools/odds/src/program.test.ts': reader })).toEqual([])
  })

  it('ignores packages’ exports, and programs', () => {
    const entry = "import { b } from './odds.ts'\nexport const a = b\n"
    const exported = "import './index.ts'\nexport const b = 1\nexport const c = 2\n"
    const files = { 'tools/odds/src/index.ts': entry, 'tools/odds/src/odds.ts': exported }
    expect(findings('export const program = 1\n', files)).toEqual([])
  })
})
