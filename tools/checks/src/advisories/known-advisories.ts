/**
 * Published vulnerabilities of what this repository installs. The registries it
 * is built with may not answer `npm audit`, and an audit that cannot run is no
 * audit; so the advisories are kept here and every locked version is held
 * against them, nested ones included.
 *
 * The list says what was looked up, and cannot say what was not: renew it by
 * hand before a release, from the advisories of GitHub and the vendors.
 *
 * @module
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import type { Finding } from '../workspace/finding.ts'
import known from './known.json' with { type: 'json' }

/** One published vulnerability. */
export interface Advisory {
  package: string
  /** A semver range. */
  versions: string
  /** As published: a CVE, a GHSA, or the release that mends it. */
  id: string
  severity: 'low' | 'moderate' | 'high' | 'critical'
  what: string
}

/** Finds locked packages with a known vulnerability. */
export function vulnerablePackages(
  root: string,
  advisories: readonly Advisory[] = known as Advisory[],
): Finding[] {
  const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
    packages?: Record<string, { version?: string; name?: string }>
  }
  return Object.entries(lock.packages ?? {}).flatMap(([path, { version, name = nameOf(path) }]) =>
    advisories
      .filter(
        (advisory) =>
          advisory.package === name &&
          version !== undefined &&
          satisfies(version, advisory.versions, { includePrerelease: true }),
      )
      .map(({ id, severity, what, versions }) => ({
        where: path,
        what: `${version} has ${id} (${severity}: ${what}). Take a version outside ${versions}`,
      })),
  )
}

/** Finds peer ranges of the libraries whose oldest version has a known vulnerability: they would call it fit for use. */
export function vulnerablePeers(
  root: string,
  advisories: readonly Advisory[] = known as Advisory[],
): Finding[] {
  return globSync('libs/*/package.json', { cwd: root }).flatMap((where) => {
    const { peerDependencies = {} } = JSON.parse(readFileSync(join(root, where), 'utf8')) as {
      peerDependencies?: Record<string, string>
    }
    return Object.entries(peerDependencies).flatMap(([name, range]) => {
      const oldest = minVersion(range)
      return advisories
        .filter(
          (advisory) => advisory.package === name && oldest !== null && satisfies(oldest, advisory.versions),
        )
        .map(({ id, versions }) => ({
          where,
          what: `lets in ${name} ${oldest?.version}, which has ${id}. Begin the range outside ${versions}`,
        }))
    })
  })
}

/** A nested package's folder names those it lies in. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
