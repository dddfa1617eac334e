import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unansweredFiles } from './answered-files.ts'

/** Files of a library that nothing answers, where that is too many. */
function unansweredOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-answered-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = {
    'package.json': JSON.stringify({ name: 'planted', workspaces: ['libs/*'] }),
    'libs/ui/package.json': JSON.stringify({ name: '@house-edge/ui' }),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`libs/ui/src/wait/${path}`, text])),
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return unansweredFiles(root).map(({ where }) => where.replace('libs/ui/src/wait/', ''))
}

const deciding = 'export const wait = (ms?: number) => (ms ? ms : 1500)\n'
const importing = (name: string) => `import { wait } from './${name}'\nit('waits', () => wait())\n`

describe('unansweredFiles', () => {
  it('refuses files with logic that no neighbour tests', () => {
    expect(unansweredOf({ 'a.ts': deciding, 'b.ts': deciding, 'a.test.ts': importing('a.ts') })).toEqual([
      'b.ts',
    ])
  })

  it('accepts nine of ten', () => {
    const names = 'abcdefghij'.split('').map((letter) => `${letter}.ts`)
    const sources = Object.fromEntries(names.map((name) => [name, deciding]))
    const tests = (count: number) => ({ 'a.test.ts': names.slice(0, count).map(importing).join('') })
    expect(unansweredOf({ ...sources, ...tests(9) })).toEqual([])
    expect(unansweredOf({ ...sources, ...tests(8) })).toEqual(['i.ts', 'j.ts'])
  })

  it('takes a test of their name for an answer', () => {
    const sources = { 'a.ts': deciding, 'Hero/index.tsx': deciding }
    const tests = {
      'a.contract.test.ts': importing('../a.ts'),
      'Hero/Hero.test.tsx': importing('../zone.ts'),
    }
    expect(unansweredOf({ ...sources, ...tests })).toEqual([])
  })

  it('takes no test of another folder for an answer', () => {
    expect(unansweredOf({ 'a.ts': deciding, 'inner/a.test.ts': importing('../a.ts') })).toEqual(['a.ts'])
  })

  it.each([
    ['types', 'export interface Wait {\n  ms: number\n}\n'],
    ['constants', 'export const waitMs = 1500 || 7\n'],
    ['a plain function', 'export const wait = (ms: number) => [ms]\n'],
  ])('asks no test of %s', (_what, text) => {
    expect(unansweredOf({ 'a.ts': text })).toEqual([])
  })
})
