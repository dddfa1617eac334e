import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../workspace/finding.ts'

const bumps = ['patch', 'minor', 'major'] as const

/**
 * What a library took back or changed since its last version needs a version plan that says so: `major`, and
 * `minor` below 1.0 (https://semver.org, 4 and 8). The last version is the commit that gave the library its number.
 *
 * Without a history nothing is judged here; a release asks for one.
 */
export function unplannedBreaks(root: string): Finding[] {
  if (!existsSync(join(root, '.git')) || git(root, 'rev-parse', '--is-shallow-repository') === 'true')
    return []
  const planned = plannedBump(root)
  return globSync('libs/*/package.json', { cwd: root })
    .toSorted()
    .flatMap((manifest) => {
      const { version } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { version: string }
      const needed = version.startsWith('0.') ? 'minor' : 'major'
      if (planned >= bumps.indexOf(needed)) return []
      const released = git(root, 'log', '-1', '--format=%H', `-S"version": "${version}"`, '--', manifest)
      const api = join(manifest, '../api').replaceAll('\\', '/')
      const changed = released ? git(root, 'diff', '--name-only', '--no-renames', released, '--', api) : ''
      return changed
        .split('\n')
        .filter(Boolean)
        .flatMap((where) =>
          takenBack(before(root, released, where), now(root, where)).map((what) => ({
            where,
            what: `${what}: users of ${version} would feel it. Say so with "npx nx release plan ${needed}", and in the changelog`,
          })),
        )
    })
}

/**
 * Compares two descriptions of an entry (`api/*.api.md`).
 *
 * @returns What callers of the first can trip over in the second: declarations that are gone or read otherwise.
 *   A declaration may gain members that callers need not give.
 */
export function takenBack(earlier: string, later: string): string[] {
  const declarations = declarationsOf(later)
  return declarationsOf(earlier)
    .filter((declaration) => !declarations.some((candidate) => onlyGained(declaration, candidate)))
    .map((declaration) => `"${declaration.split('\n')[0]}" is gone or changed`)
}

const optionalMember = /^\s+(?:readonly )?[\w$]+\?[:(].*;$/

function onlyGained(earlier: string, later: string): boolean {
  const expected = earlier.split('\n')
  const extra = later.split('\n').filter((line) => {
    if (line !== expected[0]) return true
    expected.shift()
    return false
  })
  return expected.length === 0 && extra.every((line) => optionalMember.test(line))
}

function declarationsOf(description: string): string[] {
  return (/^```ts\n([\s\S]*)^```$/m.exec(description)?.[1] ?? '')
    .split('\n\n')
    .map((text) => text.trim())
    .filter(Boolean)
}

/** Version plans that name no group of `nx.json`: Nx would end the release that reads them. */
export function plansOfNobody(root: string): Finding[] {
  const settings = now(root, 'nx.json')
  const { release } = JSON.parse(settings || '{}') as { release?: { groups?: Record<string, unknown> } }
  const groups = Object.keys(release?.groups ?? {})
  return globSync('.nx/version-plans/*.md', { cwd: root })
    .toSorted()
    .flatMap((where) => {
      const [, name = 'nothing'] = /^---\n['"]?(.+?)['"]?:/.exec(now(root, where)) ?? []
      return groups.includes(name)
        ? []
        : [{ where, what: `plans a version of ${name}, which no release has. Write ${groups.join(' or ')}` }]
    })
}

/** The largest bump of all plans, since all packages share one version; -1 without a plan. */
function plannedBump(root: string): number {
  const plans = globSync('.nx/version-plans/*.md', { cwd: root }).flatMap((file) => {
    const [, head = ''] = /^---\n([\s\S]*?)^---$/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
    return [...head.matchAll(/:\s*['"]?(?:pre)?(patch|minor|major)\b/g)].map(([, bump]) =>
      bumps.findIndex((name) => name === bump),
    )
  })
  return Math.max(-1, ...plans)
}

function before(root: string, commit: string, path: string): string {
  return git(root, 'ls-tree', commit, '--', path) ? git(root, 'show', `${commit}:${path}`) : ''
}

function now(root: string, path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
}

function git(root: string, ...line: string[]): string {
  return execFileSync('git', line, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim()
}
