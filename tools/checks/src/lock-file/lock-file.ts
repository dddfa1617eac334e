import type { Finding } from '../workspace/finding.ts'
import { findGaps, findStale, isWithoutLibraries, readLock } from './read-lock.ts'

const where = 'package-lock.json'
const completing = 'run "npm run lock" and commit the file (CONTRIBUTING.md, "A dependency")'

/**
 * The lock file installs the same on every platform, from every registry: it has
 * what every package needs anywhere, a digest of each, and the address of none.
 */
export function brokenLockFile(root: string): Finding[] {
  const packages = readLock(root)
  const fetched = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  return [
    ...findGaps(packages).map(
      ({ owner, missing }) => `lacks ${missing}, which ${owner} needs on some platform`,
    ),
    ...findStale(packages, root).map((file) => `has other dependencies than ${file}`),
    ...(isWithoutLibraries(packages)
      ? [
          'does not say which binary is for which C library, since npm 10 wrote it (take the change back and make it with "npx npm@11 install …")',
        ]
      : []),
    ...fetched.filter(([, { integrity }]) => !integrity).map(([path]) => `has no digest of ${path}`),
    ...fetched
      .filter(([, { resolved }]) => resolved)
      .map(([path]) => `says where ${path} was fetched, which not everybody can reach`),
  ].map((what) => ({ where, what: `${what}: ${completing}` }))
}
