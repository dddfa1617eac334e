import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brokenConformance, currentConformancePage } from './conformance-page.ts'
import { unshownRequirements } from './executed-tests.ts'

const workspace = join(import.meta.dirname, '../../../..')
const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

const requirements = `# Requirements
| Number | What must hold | Source |
|---|---|---|
| <a id="r037"></a>R037 | A session has an access token. | product |
| <a id="f2"></a>F2 | 429 without a delay: 1.5 s. | product |
`
const file = 'libs/ui/src/wait.test.ts'
const both = `// shows R037, F2\nit('waits 1.5 s', () => {})\n`

/** A repository with the test file given. */
function repositoryWith(test: string, files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-conformance-'))
  roots.push(root)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const all = {
    'package.json': JSON.stringify({ name: 'planted', type: 'module', workspaces: ['libs/*'] }),
    'libs/ui/package.json': JSON.stringify({ name: '@house-edge/ui' }),
    'docs/requirements.md': requirements,
    [file]: test,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) write(path, text)
  return root
}

const faults = (root: string) => brokenConformance(root).map(({ where, what }) => `${where} ${what}`)

describe('brokenConformance', () => {
  it('accepts tests that name every requirement', () => {
    expect(faults(repositoryWith(both))).toEqual([])
  })

  it('reads marks above tables, in groups, below other comments', () => {
    const test = `describe('group', () => {
      // why this is so
      // shows R037
      it.each([1, 2])('waits %i s', () => {})
      for (const name of ['a']) {
        // shows F2
        it(\`takes \${name}\`, () => {})
      }
    })\n`
    const root = repositoryWith(test)
    expect(faults(root)).toEqual([])
    expect(currentConformancePage(root)).toContain('[waits … s](../libs/ui/src/wait.test.ts)')
    expect(currentConformancePage(root)).toContain('[takes …](../libs/ui/src/wait.test.ts)')
  })

  it('refuses a requirement that no test names', () => {
    expect(faults(repositoryWith(`// shows R037\nit('waits', () => {})\n`))).toEqual([
      expect.stringContaining('F2 is named by no test'),
    ])
  })

  it('refuses a requirement that only a string names', () => {
    expect(faults(repositoryWith(`it('waits', () => { const a = 'shows R037, F2' })\n`))).toHaveLength(2)
  })

  it.each([
    [`// shows R037, F2\nit.skip('waits', () => {})\n`],
    [`// shows R037, F2\nit.todo('waits', () => {})\n`],
    [`describe.skip('group', () => {\n  // shows R037, F2\n  it('waits', () => {})\n})\n`],
    [`test.describe.fixme('group', () => {\n  // shows R037, F2\n  test('waits', () => {})\n})\n`],
  ])('refuses a requirement that only a skipped test names: %s', (test) => {
    expect(faults(repositoryWith(test))).toEqual([
      expect.stringContaining('is left out'),
      expect.stringContaining('R037 is named by no test'),
      expect.stringContaining('F2 is named by no test'),
    ])
  })

  it('accepts and shows why a requirement is not done', () => {
    const root = repositoryWith(`// shows R037\nit('waits', () => {})\n`, {
      'docs/requirements.md': `${requirements}\n| [F2](#f2) | nobody sends one |\n`,
    })
    expect(faults(root)).toEqual([])
    expect(currentConformancePage(root)).toContain('| not done: nobody sends one |')
  })

  it.each([
    ['a requirement there is not', `// shows R038\nit('waits', () => {})\n`, 'names R038'],
    ['a number that is none', `// shows R38\nit('waits', () => {})\n`, 'names no requirement'],
    ['no test', `// shows R037\nconst a = 1\n`, 'is not directly above a test'],
    ['a title nobody can read', `// shows R037\nit(name, () => {})\n`, 'no title of its own'],
  ])('refuses a mark of %s', (_what, test, fault) => {
    expect(faults(repositoryWith(both + test))).toEqual([expect.stringContaining(fault)])
  })

  it('refuses a repeated requirement and a wrong anchor', () => {
    const root = repositoryWith(both, {
      'docs/requirements.md': `${requirements}| <a id="f3"></a>F2 | Again. | product |\n`,
    })
    expect(faults(root)).toEqual([
      expect.stringContaining('F2 has the anchor "f3"'),
      expect.stringContaining('F2 stands there twice'),
    ])
  })
})

describe('unshownRequirements', () => {
  const tests = {
    [file]: `
describe('group', () => {
  // shows R037
  it.each([['a'], ['b']])('takes %s (100 %%)', () => {})
})
// shows F2
it('waits $1.5 s?', () => {})\n`,
    'libs/ui/src/faulty.test.ts': `
describe('group', () => {
  // shows R037
  it.each([1, 2])('takes %i', (one) => expect(one).toBe(1))
})
// shows F2
it('waits 1.5 s', (context) => context.skip())\n`,
    'libs/ui/src/wait.spec.ts': `
import { test } from '@playwright/test'
// shows R037
test('waits 1.5 s', () => {})
test.describe('group', () => {
  for (const delay of ['a day', 'nothing']) {
    // shows F2
    test(\`is told \${delay}\`, () => {})
  }
})\n`,
    'libs/ui/src/faulty.spec.ts': `
import { test, expect } from '@playwright/test'
// shows R037
test('waits 1.5 s', () => { test.skip() })
// shows F2
test('is told', () => { test.fail(); expect(1).toBe(2) })\n`,
  }
  let findings: readonly { where: string; what: string }[]
  const inFile = (name: string) =>
    findings.filter(({ where }) => where.includes(name)).map(({ what }) => what)

  // Each runner once, as it is.
  beforeAll(() => {
    const root = repositoryWith('', tests)
    symlinkSync(join(workspace, 'node_modules'), join(root, 'node_modules'))
    mkdirSync(join(root, 'reports'))
    const [unit, e2e] = [join(root, 'reports/ui.test.json'), join(root, 'reports/ui.e2e.json')]
    const run = (runner: 'vitest' | 'playwright', ...args: string[]) =>
      spawnSync(join(workspace, 'node_modules/.bin', runner), args, {
        cwd: join(root, 'libs/ui'),
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: e2e },
      })
    run('vitest', 'run', 'test.ts', '--globals', '--reporter=json', `--outputFile=${unit}`)
    run('playwright', 'test', 'spec.ts', '--reporter=json')
    findings = unshownRequirements(root)
  })

  it('accepts unit tests that passed in each of their cases', () => {
    expect(inFile('wait.test.ts')).toEqual([])
  })

  it('refuses unit tests that were skipped or failed once', () => {
    expect(inFile('faulty.test.ts')).toEqual([
      '"takes …" does not show R037: it did not pass',
      '"waits 1.5 s" does not show F2: it did not pass',
    ])
  })

  it('accepts journeys that passed in each of their cases', () => {
    expect(inFile('wait.spec.ts')).toEqual([])
  })

  it('refuses journeys skipped or expected to fail', () => {
    expect(inFile('faulty.spec.ts')).toEqual([
      '"waits 1.5 s" does not show R037: it did not pass',
      '"is told" does not show F2: it did not pass',
    ])
  })

  it('judges tests of an engine where there is one', () => {
    const test = `
import '../../../vitest.redis.ts'
// shows R037
it.skipIf(true)('waits 1.5 s', () => {})\n`
    const root = repositoryWith(test)
    expect(unshownRequirements(root, { hasRedis: true })).not.toEqual([])
    expect(unshownRequirements(root, { hasRedis: false })).toEqual([])
  })

  it('refuses another file’s test, and one no report names', () => {
    const root = repositoryWith(both)
    mkdirSync(join(root, 'reports'))
    writeFileSync(
      join(root, 'reports/ui.test.json'),
      JSON.stringify({
        testResults: [
          {
            name: '/elsewhere/libs/ui/src/other.test.ts',
            assertionResults: [{ ancestorTitles: [], title: 'waits 1.5 s', status: 'passed' }],
          },
        ],
      }),
    )
    expect(unshownRequirements(root)).toEqual([
      { where: `${file}:2`, what: '"waits 1.5 s" does not show R037, F2: there is no report that it ran' },
    ])
  })
})
