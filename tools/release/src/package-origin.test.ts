import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { webAddress, writeOrigin } from './package-origin.ts'

describe('webAddress', () => {
  it.each([
    'git@git.example:team/site.git',
    'ssh://git@git.example/team/site.git',
    'ssh://git@git.example:22/team/site.git',
    'https://git.example/team/site.git',
    'https://token@git.example/team/site/',
  ])('is where people look at what is cloned from %s', (remote) => {
    expect(webAddress(remote)).toBe('https://git.example/team/site')
  })

  it.each(['/srv/site.git', '../site', 'C:\\site'])('is nowhere for the folder %s', (remote) => {
    expect(webAddress(remote)).toBeUndefined()
  })
})

describe('writeOrigin', () => {
  let root: string
  const built = 'libs/a/dist/error-page.js'
  const manifest = '{ "name": "a", "version": "1.0.0" }\n'
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'origin-'))
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    mkdirSync(join(root, 'libs/a'), { recursive: true })
    writeFileSync(join(root, 'libs/a/package.json'), manifest)
    mkdirSync(join(root, 'libs/a/dist'))
    writeFileSync(join(root, built), 'const pages = "docs/errors/";')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))
  const read = () => readFileSync(join(root, 'libs/a/package.json'), 'utf8')

  it('says each library’s origin, then removes it', () => {
    execFileSync('git', ['remote', 'add', 'origin', 'git@git.example:team/site.git'], { cwd: root })
    const takeBack = writeOrigin(root)
    expect(JSON.parse(read())).toEqual({
      name: 'a',
      version: '1.0.0',
      repository: { type: 'git', url: 'git+https://git.example/team/site.git', directory: 'libs/a' },
      homepage: 'https://git.example/team/site#readme',
      bugs: 'https://git.example/team/site/issues',
    })
    takeBack?.()
    expect(read()).toBe(manifest)
  })

  it('leads from errors to their pages of that version', () => {
    execFileSync('git', ['remote', 'add', 'origin', 'git@git.example:team/site.git'], { cwd: root })
    const takeBack = writeOrigin(root)
    const text = () => readFileSync(join(root, built), 'utf8')
    expect(text()).toBe('const pages = "https://git.example/team/site/blob/v1.0.0/docs/errors/";')
    takeBack?.()
    expect(text()).toBe('const pages = "docs/errors/";')
  })

  it('leads from a README to files of that version, wherever it is read', () => {
    execFileSync('git', ['remote', 'add', 'origin', 'git@git.example:team/site.git'], { cwd: root })
    const readme = join(root, 'libs/a/README.md')
    const text =
      '[Sizes](../../docs/sizes.md#in-browsers), [guide](guides/a.md), [web](https://a.example), `b[0](c)`'
    writeFileSync(readme, text)
    mkdirSync(join(root, 'libs/a/guides'))
    writeFileSync(join(root, 'libs/a/guides/a.md'), '')
    mkdirSync(join(root, 'docs'))
    writeFileSync(join(root, 'docs/sizes.md'), '')
    const takeBack = writeOrigin(root)
    const at = 'https://git.example/team/site/blob/v1.0.0'
    expect(readFileSync(readme, 'utf8')).toBe(
      `[Sizes](${at}/docs/sizes.md#in-browsers), [guide](${at}/libs/a/guides/a.md), [web](https://a.example), \`b[0](c)\``,
    )
    takeBack?.()
    expect(readFileSync(readme, 'utf8')).toBe(text)
  })

  it('writes nothing where there is no origin', () => {
    expect(writeOrigin(root)).toBeUndefined()
    expect(read()).toBe(manifest)
  })
})
