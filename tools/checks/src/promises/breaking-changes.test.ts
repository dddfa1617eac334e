import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { plansOfNobody, takenBack, unplannedBreaks } from './breaking-changes.ts'

const entry = (...declarations: string[]) =>
  `# @house-edge/ui\n\nNames: x\n\n\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\`\n`

describe('takenBack', () => {
  const options = 'interface Options {\n    readonly name: string;\n}'

  it.each([
    ['a declaration that is gone', entry('function a(): void;')],
    ['a parameter that is another', entry('function a(): void;', options.replace('string', 'number'))],
    ['a member that is gone', entry('function a(): void;', 'interface Options {\n}')],
    [
      'a member that must be given',
      entry('function a(): void;', options.replace('\n}', '\n    size: number;\n}')),
    ],
    ['an entry that is gone', ''],
  ])('counts %s', (_, later) => {
    expect(takenBack(entry('function a(): void;', options), later)).not.toEqual([])
  })

  it.each([
    ['a new declaration', entry('function a(): void;', 'function b(): void;', options)],
    [
      'a member that may be given',
      entry('function a(): void;', options.replace('\n}', '\n    readonly size?: number;\n}')),
    ],
    ['another order', entry(options, 'function a(): void;')],
  ])('lets %s pass', (_, later) => {
    expect(takenBack(entry('function a(): void;', options), later)).toEqual([])
  })
})

describe('unplannedBreaks', () => {
  const roots: string[] = []
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
  })

  /** A workspace whose last version is 0.4.0, with one function taken back since. */
  function brokenWorkspace(version = '0.4.0') {
    const root = mkdtempSync(join(tmpdir(), 'house-edge-breaks-'))
    roots.push(root)
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const git = (...line: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...line], { cwd: root })
    const commit = () => {
      git('add', '--all')
      git('commit', '--quiet', '--message', 'x')
    }
    git('init', '--quiet')
    write('libs/ui/package.json', '{ "version": "0.3.0" }')
    write('libs/ui/api/index.api.md', entry('function older(): void;'))
    commit()
    write('libs/ui/package.json', `{ "version": "${version}" }`)
    write('libs/ui/api/index.api.md', entry('function a(): void;', 'function b(): void;'))
    commit()
    write('libs/ui/api/index.api.md', entry('function a(): void;'))
    commit()
    const plan = (bump: string) =>
      write('.nx/version-plans/one.md', `---\nhouse-edge: ${bump}\n---\n\nWords.\n`)
    return { root, plan }
  }

  it('names a declaration taken back without a plan', () => {
    const { root } = brokenWorkspace()
    expect(unplannedBreaks(root)).toEqual([
      expect.objectContaining({
        where: 'libs/ui/api/index.api.md',
        what: expect.stringContaining('function b()'),
      }),
    ])
  })

  it.each([
    ['0.4.0', 'patch', 1],
    ['0.4.0', 'minor', 0],
    ['1.4.0', 'minor', 1],
    ['1.4.0', 'major', 0],
  ])('after %s a %s release leaves %i finding', (version, bump, count) => {
    const { root, plan } = brokenWorkspace(version)
    plan(bump)
    expect(unplannedBreaks(root)).toHaveLength(count)
  })
})

describe('plansOfNobody', () => {
  function planned(head: string) {
    const root = mkdtempSync(join(tmpdir(), 'house-edge-plans-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    mkdirSync(join(root, '.nx/version-plans'), { recursive: true })
    writeFileSync(join(root, 'nx.json'), '{ "release": { "groups": { "house-edge": {} } } }')
    writeFileSync(join(root, '.nx/version-plans/one.md'), `---\n${head}\n---\n\nSomething.\n`)
    return plansOfNobody(root).map(({ where }) => where)
  }

  it.each(['house-edge: minor', "'house-edge': patch"])('takes %j, which names the group', (head) => {
    expect(planned(head)).toEqual([])
  })

  it.each(['__default__: minor', "'@house-edge/ui': minor", ''])(
    'refuses %j, which ends a release',
    (head) => {
      expect(planned(head)).toEqual(['.nx/version-plans/one.md'])
    },
  )
})
