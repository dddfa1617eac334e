import { readFileSync } from 'node:fs'

/** A package as `package-lock.json` describes it. */
interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  /** C libraries the binary needs. npm 10 leaves it out. */
  libc?: readonly string[]
  os?: readonly string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The packages of a lock file, by where they are installed: `node_modules/next`, `libs/ui`. */
export type LockedPackages = Record<string, LockedPackage>

/** A package that another one asks for and that the lock file does not have. */
interface LockGap {
  /** Where the package that asks is installed. */
  asking: string
  /** `next@16.4.5` */
  owner: string
  /** `@next/swc-darwin-arm64@16.4.5` */
  missing: string
}

/** Reads the packages of the lock file at `root`. */
export function readLock(root: string): LockedPackages {
  const { packages = {} } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
    packages?: LockedPackages
  }
  return packages
}

/**
 * Every package that some package needs on some platform, and that is not locked.
 *
 * npm writes down what it can resolve: a binary for another platform which its
 * registry does not have, or which was not installed here, is left out without a
 * word (https://github.com/npm/cli/issues/4828), and nothing starts there.
 */
export function findGaps(packages: LockedPackages): LockGap[] {
  return Object.entries(packages).flatMap(([asking, { version, dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => !isInstalledFor(asking, name, packages))
      .map(([name, range]) => ({
        asking,
        owner: `${nameAt(asking)}${version ? `@${version}` : ''}`,
        missing: `${name}@${range}`,
      })),
  )
}

/**
 * The packages to resolve anew so that npm sees a gap: those that ask, and all
 * that lead to them, since npm looks below what it resolves and nowhere else.
 */
export function findToResolve(packages: LockedPackages): string[] {
  const found = new Set(findGaps(packages).map(({ asking }) => asking))
  for (const path of found) {
    for (const [asking, { dependencies, optionalDependencies }] of Object.entries(packages))
      if (nameAt(path) in { ...dependencies, ...optionalDependencies }) found.add(asking)
  }
  return [...found].filter((path) => path.includes('node_modules/'))
}

/** npm 10 leaves out which C library a binary needs, in the whole file: those of both would be installed. */
export function isWithoutLibraries(packages: LockedPackages): boolean {
  return (
    Object.keys(packages).some((path) => path.includes('musl')) &&
    !Object.values(packages).some(({ libc }) => libc)
  )
}

/** Workspaces whose `package.json` asks for something else than the lock file says; `npm ci` lets that pass when the package is there for others. */
export function findStale(packages: LockedPackages, root: string): string[] {
  const asked = ({ dependencies, devDependencies, optionalDependencies, peerDependencies }: LockedPackage) =>
    JSON.stringify(
      [dependencies, devDependencies, optionalDependencies, peerDependencies].map((each) =>
        Object.entries(each ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    )
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (path.includes('node_modules/')) return []
    const file = `${path || '.'}/package.json`
    const manifest = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as LockedPackage
    return asked(manifest) === asked(locked) ? [] : [file]
  })
}

/** As Node looks for it: beside the one that asks, then in each folder further up. */
function isInstalledFor(asking: string, name: string, packages: LockedPackages): boolean {
  const folders = asking.split('/')
  for (let depth = folders.length; depth >= 0; depth--) {
    const folder = folders.slice(0, depth)
    if (folder.at(-1) === 'node_modules') continue
    if ([...folder, 'node_modules', name].filter(Boolean).join('/') in packages) return true
  }
  return false
}

function nameAt(path: string): string {
  return path.split('node_modules/').at(-1) || 'the repository'
}
