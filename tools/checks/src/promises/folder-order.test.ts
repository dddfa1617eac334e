import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { foldersInCircles } from './folder-order.ts'

const roots: string[] = []
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })))

/** A workspace of one package with these files below `src`. */
function plant(files: Record<string, string>, folder = 'libs/ui'): string {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-folders-'))
  roots.push(root)
  const all = {
    'package.json': JSON.stringify({ name: 'planted', workspaces: ['libs/*', 'tools/*'] }),
    [`${folder}/package.json`]: JSON.stringify({ name: '@house-edge/planted' }),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/src/${path}`, text])),
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

describe('foldersInCircles', () => {
  it('accepts folders that stand in an order', () => {
    const root = plant({
      'a/one.ts': `import { two } from '../b/two.ts'`,
      'b/two.ts': `import { three } from '../c/three.ts'`,
      'c/three.ts': 'export const three = 3',
      // A test may look where it likes.
      'c/three.test.ts': `import '../a/one.ts'`,
    })
    expect(foldersInCircles(root)).toEqual([])
  })

  it.each([
    ['by value', `import { one } from '../a/one.ts'`],
    ['by type', `import type { One } from '../a/one.ts'`],
    ['in a type alone', `export type One = import('../a/one.ts').One`],
    ['when it is asked for', `export const one = () => import('../a/one.ts')`],
  ])('names folders that import each other %s', (_how, text) => {
    const root = plant({
      'a/one.ts': `import { two } from '../b/two.ts'`,
      'b/two.ts': `import { three } from '../c/three.ts'`,
      'c/three.ts': text,
    })
    expect(foldersInCircles(root)).toEqual([
      {
        where: 'libs/ui/src',
        what: '3 folders import each other in a circle: a, b, c',
      },
    ])
  })

  it('looks into sources deeper in a package', () => {
    const root = plant({
      '../desk/src/a/one.ts': `import '../b/two.ts'`,
      '../desk/src/b/two.ts': `import '../a/one.ts'`,
    })
    expect(foldersInCircles(root).map(({ where }) => where)).toEqual(['libs/ui/desk/src'])
  })

  it('takes a file under the sources for a folder', () => {
    const root = plant({ 'a/one.ts': `import '../index.ts'`, 'index.ts': `export * from './a/one.ts'` })
    expect(foldersInCircles(root)).toHaveLength(1)
  })
})
