import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { undocumentedExports } from './undocumented-exports.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** What is found in a library that publishes `read` from a folder of its own. */
function findings(text: string, names = 'read'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-docstrings-'))
  roots.push(root)
  const files = {
    'package.json': JSON.stringify({ name: 'planted', workspaces: ['libs/*'] }),
    'libs/odds/package.json': JSON.stringify({ name: '@house-edge/odds' }),
    'libs/odds/src/index.ts': `export { ${names} } from './odds/read.ts'\n`,
    'libs/odds/src/odds/read.ts': text,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return undocumentedExports(root).map(({ what }) => what)
}

describe('undocumentedExports', () => {
  it('refuses a published name without a summary', () => {
    expect(findings('export const read = 1\n')).toEqual(['read has no summary'])
    expect(findings('/** The odds. */\nexport const read = 1\n')).toEqual([])
  })

  it('refuses a function that does not name the error it throws', () => {
    const body = 'export function read() {\n  throw new OddsError()\n}\nclass OddsError extends Error {}\n'
    expect(findings(`/** Reads. */\n${body}`)).toEqual([
      'read does not say that it throws OddsError (@throws)',
    ])
    expect(findings(`/** Reads. @throws {OddsError} Always. */\n${body}`)).toEqual([])
  })

  it('follows errors through the functions that are called', () => {
    const below =
      'function parse() {\n  check()\n}\nfunction check() {\n  throw new OddsError()\n}\nclass OddsError extends Error {}\n'
    expect(findings(`/** Reads. */\nexport function read() {\n  parse()\n}\n${below}`)).toHaveLength(1)
  })

  it('asks nothing about an error that is caught', () => {
    const below = 'function check() {\n  throw new OddsError()\n}\nclass OddsError extends Error {}\n'
    expect(
      findings(`/** Reads. */\nexport function read() {\n  try {\n    check()\n  } catch {}\n}\n${below}`),
    ).toEqual([])
  })

  it.each([
    ['reject', 'return new Promise((_, reject) => {\n    setTimeout(() => reject(new OddsError()), 1)\n  })'],
    ['destroy', 'const request = ask()\n  setTimeout(() => request.destroy(new OddsError()), 1)'],
  ])('asks for an error that is given to %s later', (_, body) => {
    const below = 'class OddsError extends Error {}\n'
    expect(findings(`/** Reads. */\nexport function read() {\n  ${body}\n}\n${below}`)).toEqual([
      'read does not say that it throws OddsError (@throws)',
    ])
  })

  it('asks a type of functions for the errors of those that have it', () => {
    const text = [
      '/** Odds. */',
      'export type Odds = (game: string) => void',
      '/** Makes them. */',
      'export function read(): Odds {',
      '  return () => {',
      '    throw new OddsError()',
      '  }',
      '}',
      'class OddsError extends Error {}',
    ].join('\n')
    expect(findings(text, 'Odds, read')).toEqual(['Odds does not say that it throws OddsError (@throws)'])
    const said = text.replace('Odds. */', 'Odds. @throws {OddsError} Always. */')
    expect(findings(said, 'Odds, read')).toEqual([])
  })

  it('asks a maker for the errors of what it returns', () => {
    const body =
      'export function read() {\n  return () => {\n    throw new OddsError()\n  }\n}\nclass OddsError extends Error {}\n'
    expect(findings(`/** Makes. */\n${body}`)).toEqual([
      'read does not say: @throws {OddsError} From the returned function',
    ])
    expect(
      findings(`/** Makes. @throws {OddsError} From the returned function: always. */\n${body}`),
    ).toEqual([])
  })

  it('asks each member of a published type for its errors', () => {
    const made = 'export function read(): Odds {\n  return { of: (game) => check(game) }\n}\n'
    const below =
      'function check(game: string) {\n  throw new OddsError(game)\n}\nclass OddsError extends Error {}\n'
    const type = (doc: string) =>
      `/** Odds. */\ninterface Odds {\n  ${doc}\n  of: (game: string) => void\n}\n`
    const published = (doc: string) =>
      findings(
        `/** Reads. */\n${made}${below}${type(doc).replace('interface', 'export interface')}`,
        'Odds, read',
      )
    expect(published('/** Of a game. */')).toEqual([
      'Odds.of does not say that it throws OddsError (@throws)',
    ])
    expect(published('/** Of a game. @throws {OddsError} It has none. */')).toEqual([])
  })

  it('takes what a type says of all its members', () => {
    const text = [
      '/** Odds. Every method may throw {@link OddsError}. */',
      'export class Odds {',
      '  /** Of a game. */',
      '  of(): void {',
      '    throw new OddsError()',
      '  }',
      '}',
      'class OddsError extends Error {}',
    ]
    expect(findings(text.join('\n'), 'Odds')).toEqual([])
    expect(findings(text.join('\n').replace('{@link OddsError}', 'something'), 'Odds')).toHaveLength(1)
  })

  it('refuses a number without a unit', () => {
    const type = (member: string) =>
      findings(`/** Odds. */\nexport interface Odds {\n  ${member}\n}\n`, 'Odds')
    expect(type('/** Waits. */\n  pause: number')).toEqual(['Odds does not say in which unit pause is'])
    expect(type('/** Waits. */\n  pauseMs: number')).toEqual([])
    expect(type('/** Waits, in seconds. */\n  pause: number')).toEqual([])
    expect(type('/** Waits. */\n  wait: (pause: number) => void')).toHaveLength(1)
  })

  it('refuses a library with few comments, and one with many', () => {
    const code = 'export const read = 1\n'
    const said = '/** The odds. */\n'
    const share = (text: string) => findings(text).filter((what) => what.includes('comments'))
    expect(share(said + code.repeat(1) + 'let a = 1\n'.repeat(200))).toHaveLength(1)
    expect(share(said + code + '// Why.\nlet a = 1\nlet b = 1\nlet c = 1\n'.repeat(50))).toEqual([])
    expect(share(said + code + '// Why.\nlet a = 1\n'.repeat(100))).toHaveLength(1)
  })
})
