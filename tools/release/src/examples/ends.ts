/**
 * The oldest and the newest versions that the libraries say they work with.
 *
 * @module
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { ExampleError } from './example-error.ts'

/** Versions by package, e.g. `{ next: '16.0.0' }`. */
export type Versions = Readonly<Record<string, string>>

/** One end of the peer ranges. */
export interface End {
  readonly name: 'oldest' | 'newest'
  readonly versions: Versions
}

/** Peers whose ends are tried. What is a peer of one bundler or engine alone is tried by its own tests. */
const tried = ['next', 'react', '@prismicio/client'] as const

interface Manifest {
  peerDependencies?: Record<string, string>
}

/** The range of each tried peer, which all libraries that name it share. @throws {ExampleError} They differ. */
export function peerRanges(root: string): Versions {
  const manifests = globSync('libs/*/package.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
  )
  return Object.fromEntries(
    tried.map((name) => {
      const ranges = new Set(manifests.flatMap(({ peerDependencies }) => peerDependencies?.[name] ?? []))
      const [range = '', ...others] = ranges
      if (others.length > 0)
        throw new ExampleError(
          `The libraries name ${name} as ${[...ranges].join(' and ')}, so it is unclear which versions go. Name one range.`,
        )
      return [name, range]
    }),
  )
}

/** The lowest version that each range lets in. */
export function oldestVersions(ranges: Versions): Versions {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, semver.minVersion(range)?.version ?? range]),
  )
}

/**
 * The newest version that is published and that each range lets in.
 *
 * @param published - All versions of a package.
 */
export async function newestVersions(
  ranges: Versions,
  published: (name: string) => Promise<readonly string[]>,
): Promise<Versions> {
  const found = Object.entries(ranges).map(async ([name, range]) => {
    const newest = semver.maxSatisfying([...(await published(name))], range)
    if (newest === null) throw new ExampleError(`No published version of ${name} is in ${range}.`)
    return [name, newest] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** With what goes along: React DOM has React's version, and a router that wants a newer React has an older one. */
export function withCompanions(versions: Versions): Versions {
  const react = versions['react'] ?? ''
  return {
    ...versions,
    'react-dom': react,
    ...(semver.lt(react, '19.2.7') && { 'react-router': '7.18.5' }),
  }
}
