import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const page = join(root, 'docs/operate/asvs.md')
const text = readFileSync(page, 'utf8')

/** By chapter, how many requirements of levels 1 and 2 the standard has (version 5.0.0). */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = [...text.matchAll(/^\| (\d+)\.(\d+\.\d+) \| ([12]) \| (\w+) \| (.*) \| (.*) \|$/gm)].map(
  ([, chapter, rest, level, kind, words, tests]) => ({
    chapter: Number(chapter),
    id: `${chapter}.${rest}`,
    level: Number(level),
    kind,
    words: words ?? '',
    tests: [...(tests ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
  }),
)

const files = Map.groupBy(
  globSync('{apps,libs,tools}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }),
  (path) => basename(path),
)
const isInOne = (file: string, title: string): boolean =>
  (files.get(file) ?? []).some((path) => readFileSync(join(root, path), 'utf8').includes(title))

describe('docs/operate/asvs.md', () => {
  it('has each requirement of both levels once', () => {
    const ofChapter = counts.map((_, place) => rows.filter(({ chapter }) => chapter === place + 1).length)
    expect(ofChapter).toEqual(counts)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect([1, 2].map((level) => rows.filter((row) => row.level === level).length)).toEqual([70, 183])
  })

  it('says of each whose it is, and why', () => {
    const kinds = ['holds', 'backend', 'operator', 'absent', 'no']
    expect(rows.filter(({ kind = '' }) => !kinds.includes(kind))).toEqual([])
    expect(rows.filter(({ words, tests }) => words.length < 10 && tests.length === 0)).toEqual([])
    const told = kinds.map((kind) => rows.filter((row) => row.kind === kind).length)
    expect(text).toContain(`| requirements | ${told.join(' | ')} |`)
  })

  it('names tests that there are', () => {
    const missing = rows.flatMap(({ id, tests }) =>
      tests.flatMap((name) => {
        const [file = '', title] = name.split(' › ')
        return isInOne(file, title ?? '') ? [] : `${id}: ${name}`
      }),
    )
    expect(missing).toEqual([])
  })

  it('leads to files that there are', () => {
    const targets = [...text.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, target]) => target ?? '')
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([])
  })
})
