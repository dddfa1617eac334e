import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Tree } from '@nx/devkit'
import { flushChanges, FsTree } from 'nx/src/generators/tree.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateComponent } from './component/generate-component.ts'
import { generateDecision } from './decision/generate-decision.ts'
import { generateLibrary } from './library/generate-library.ts'
import { generatePageType } from './page-type/generate-page-type.ts'
import { generateSlice } from './slice/generate-slice.ts'

const workspace = join(import.meta.dirname, '../../..')
const bin = (path: string) => join(workspace, 'node_modules', path)

/** What a clone has, beside packages, what builds make and what other tests try at this moment. */
const parts = [
  '.nx/version-plans',
  'apps',
  'content',
  'deploy',
  'docs',
  'examples',
  'libs',
  'supabase',
  'tools',
]
const skipped =
  /^(?:node_modules|dist|\.next.*|test-results|storybook-static|reports|workspace-data|\.house-edge|\.packed.*|\.quick-start-.*)$/

/** What a document has beside its words. */
const dated = {
  lang: 'en-gb',
  tags: [],
  first_publication_date: '2026-11-01T10:00:00+0000',
  last_publication_date: '2026-11-01T10:00:00+0000',
}

/** A command that found nothing; a failing test shows what it wrote. */
const clean = { status: 0, words: expect.any(String) as string }

/** A workspace of its own, in which nothing but the copies is found under the names of the packages. */
function copyWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'generators-'))
  const files = readdirSync(workspace, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of [...parts, ...files.map(({ name }) => name)].filter((name) =>
    existsSync(join(workspace, name)),
  ))
    cpSync(join(workspace, path), join(root, path), {
      recursive: true,
      filter: (from) => !skipped.test(basename(from)),
    })
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, '@house-edge'), { recursive: true })
  for (const name of readdirSync(join(workspace, 'node_modules')))
    if (name !== '@house-edge') symlinkSync(join(workspace, 'node_modules', name), join(modules, name))
  for (const folder of ['libs', 'tools'].flatMap((part) =>
    readdirSync(join(root, part)).map((name) => join(part, name)),
  ))
    symlinkSync(join(root, folder), join(modules, '@house-edge', basename(folder)))
  return root
}

describe('generators.json', () => {
  let root: string
  const written: string[] = []
  const run = (...line: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, line, {
      cwd: root,
      encoding: 'utf8',
      // The type check collects its garbage as seldom as in the step of the test command.
      env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', GOGC: '400' },
    })
    return { status, words: `${stdout}${stderr}`.slice(-6000) }
  }
  const finish = (...line: string[]) => {
    const { status, words } = run(...line)
    if (status !== 0) throw new TypeError(words)
  }
  const generate = (work: (tree: Tree) => void) => {
    const tree = new FsTree(root, false)
    work(tree)
    const changes = tree.listChanges()
    written.push(...changes.map(({ path }) => path))
    flushChanges(root, changes)
  }

  beforeAll(() => {
    root = copyWorkspace()
    generate((tree) =>
      generateDecision(tree, { title: 'Odds are counted twice', theme: 'Readers and reviews' }),
    )
    generate((tree) => generateLibrary(tree, { name: 'odds', description: 'Counts odds.' }))
    generate((tree) => generateComponent(tree, { name: 'OddsBar', description: 'Odds as a bar.' }))
    generate((tree) => generateSlice(tree, { name: 'OddsTable', description: 'Odds of several games.' }))
    generate((tree) => generatePageType(tree, { name: 'guide' }))
    // What the commands do that follow each: types from models, the formatter, the lock file.
    finish('tools/checks/src/content-types.ts')
    const formatted = [...new Set(written)].filter((path) => /\.(?:tsx?|json|css)$/.test(path))
    finish(bin('oxfmt/bin/oxfmt'), ...formatted)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('write what no type-check and no lint rule refuses', { timeout: 300_000 }, () => {
    const typed = ['--type-aware', '--type-check', '--deny-warnings']
    const folders = [
      'libs/odds',
      'libs/ui/src/odds-bar',
      'libs/slices/src',
      // All its sources: a type of page takes a route, a folder and a model, and nothing else.
      'apps/site/src',
    ]
    expect(run(bin('oxlint/bin/oxlint'), ...typed, ...folders)).toEqual(clean)
  })

  it('keep every promise that a script can check', { timeout: 300_000 }, () => {
    expect(run('tools/checks/bin/test.mjs', 'promises')).toEqual(clean)
  })

  it.each([
    ['a library', 'libs/odds', []],
    ['a slice', 'libs/slices', ['src/OddsTable', '.storybook/docs/writing.test.ts']],
    [
      'a type of page',
      'apps/site',
      ['src/routes.test.ts', 'src/rules/ruled-site.test.ts', 'src/app/robots.txt/route.test.ts'],
    ],
  ])('write tests of %s that pass', { timeout: 300_000 }, (_, folder, files) => {
    // A name that fits nothing is ignored.
    expect(files.filter((file) => !existsSync(join(root, folder, file)))).toEqual([])
    const line = ['--root', folder, '--config', join(root, folder, 'vitest.config.ts'), '--reporter=dot']
    expect(run(bin('vitest/vitest.mjs'), 'run', ...line, ...files)).toEqual(clean)
  })

  it('make the lint know a type of page and its addresses', () => {
    const document = (folder: string, file: string, text: object) => {
      mkdirSync(join(root, 'content/documents', folder), { recursive: true })
      const path = join(root, 'content/documents', folder, file)
      writeFileSync(path, JSON.stringify({ ...dated, ...text }))
      return path
    }
    const lint = ['--conditions=@house-edge/source', 'apps/site/src/content-lint/command.ts']
    const judge = () => run(...lint, '--strict', '--today', '2026-11-20')
    document('guide', 'first.json', { id: 'g1', uid: 'first', type: 'guide', data: { title: 'First' } })
    const redirect = { from: '/first-guide', to: '/guides/first', status: '308' }
    document('redirect', 'guide.json', { id: 'r1', uid: null, type: 'redirect', data: redirect })
    expect(judge()).toMatchObject({
      status: 0,
      words: expect.stringContaining('0 errors, 0 warnings') as string,
    })
    const odd = { id: 'g2', uid: 'a.rsc', type: 'guide', data: { title: 'X' } }
    const file = document('guide', 'rsc.json', odd)
    expect(judge()).toMatchObject({
      status: 1,
      words: expect.stringContaining('[address/unreachable]') as string,
    })
    rmSync(file)
  })

  it('give a decision the next number and a row', () => {
    const name = readdirSync(join(root, 'docs/decisions')).find((file) =>
      file.endsWith('odds-are-counted-twice.md'),
    )
    expect(readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')).toContain(`(${name})`)
    expect(existsSync(join(workspace, 'docs/decisions', name ?? ''))).toBe(false)
  })
})
