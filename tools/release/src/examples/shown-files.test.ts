import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
describe('README.md', () => {
  it('show files of the examples exactly as built', () => {
    const blocks = globSync('libs/*/{README,guides/*}.md', { cwd: root }).flatMap((readme) => [
      ...readFileSync(join(root, readme), 'utf8').matchAll(
        /^```(?:(?:tsx?|js) ([\w-]+)\n\/\/|json ([\w-]+)) (\S+)\n([\s\S]*?)^```$/gm,
      ),
    ])
    expect(blocks.length).toBeGreaterThan(8)
    for (const [, code, json, path = '', text] of blocks)
      expect(text).toBe(readFileSync(join(root, 'examples', code ?? json ?? '', path), 'utf8'))
  })

  it('import for Node in a branch that webpack leaves out', () => {
    // What follows a `return` it compiles for the edge as well (`next dev --webpack`), and every page fails at `node:`.
    const shown = globSync(
      [
        'libs/*/{README,guides/*}.md',
        'docs/*.md',
        '{apps/site,examples,libs/create/template}/**/src/instrumentation.ts',
        'libs/content/fixture/**/instrumentation.ts',
      ],
      { cwd: root, exclude: (name) => name === 'node_modules' },
    )
    expect(shown.length).toBeGreaterThan(20)
    const late = /NEXT_RUNTIME\b.* !== 'nodejs'/
    expect(shown.filter((file) => late.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each(globSync('libs/*/{README,guides/quick-start}.md', { cwd: root }))(
    'install every package that files of the quick start import: %s',
    (readme) => {
      // The guide of that name is nothing else.
      const [, quickStart = ''] = readFileSync(join(root, readme), 'utf8').split(
        readme.endsWith('README.md') ? /^## (?:Quick start\n)?/m : /^# .*\n/m,
      )
      const installs = [...quickStart.matchAll(/^npm install (.*)$/gm)].flatMap(([, line = '']) =>
        line
          .replace(/#.*/, '')
          .trim()
          .split(/\s+/)
          .map((named) => named.replace(/@[\d.]+$/, '')),
      )
      const files = [...quickStart.matchAll(/^```(?:tsx?|js)[^\n]*\n([\s\S]*?)^```$/gm)]
      const imported = files.flatMap(([, text = '']) =>
        [...text.matchAll(/(?:from |import )'(?!node:)((?:@[\w-]+\/)?[\w-]+)[^'.]*'/g)].map(
          ([, name]) => name,
        ),
      )
      expect(installs).toEqual(expect.arrayContaining([...new Set(imported)]))
    },
  )
})

describe('libs/auth/guides/quick-start.md', () => {
  it('shows the files of its example exactly as built', () => {
    const accounts = join(root, 'examples/next-accounts')
    const quickStart = readFileSync(join(root, 'libs/auth/guides/quick-start.md'), 'utf8')
    for (const path of globSync('{src/**/*.{ts,tsx},next.config.ts}', { cwd: accounts }))
      expect(quickStart).toContain(`// ${path}\n${readFileSync(join(accounts, path), 'utf8')}\`\`\``)
  })
})

describe.each([
  ['moving-from-the-vendors', 'moved-from-vendors', 15],
  ['moving-from-the-starter', 'moved-from-starter', 12],
])('docs/%s.md', (name, folder, fewest) => {
  const example = join(root, 'examples', folder)
  const guide = readFileSync(join(root, `docs/${name}.md`), 'utf8')
  const shown = new Map(
    [...guide.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => [
      path,
      text,
    ]),
  )

  it('shows the files of the example exactly as built', () => {
    expect(shown.size).toBeGreaterThan(fewest)
    const files = [...shown.keys()].map((path) => [path, readFileSync(join(example, path), 'utf8')] as const)
    expect([...shown]).toEqual(files)
  })

  it('shows every file that the move changes', () => {
    const read = (path: string) => {
      const [file] = globSync(path.replaceAll(/[[\]]/g, '?'), { cwd: example })
      return file === undefined ? undefined : readFileSync(join(example, file), 'utf8')
    }
    const changed = globSync('{before,after}/src/**/*.{ts,tsx}', { cwd: example }).filter((path) => {
      const other = path.startsWith('before')
        ? path.replace('before', 'after')
        : path.replace('after', 'before')
      return read(path) !== read(other)
    })
    const unshown = changed.filter((path) => !shown.has(path))
    expect(unshown).toEqual([])
  })
})
