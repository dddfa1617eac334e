/**
 * A release: the version that the plans ask for, the changelogs, one commit, one tag; and its publishing.
 *
 * @module
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasePublish, releaseVersion } from 'nx/release'
import { releaseChangelog } from './changelog.ts'
import { writeOrigin } from './package-origin.ts'

/** Why there is no release, in words for the terminal. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError'
  readonly code = 'release/refused'
}

/**
 * Makes the next version of all packages in the workspace the process stands in: versions, changelogs, lock
 * file, commit and tag. Nothing leaves the machine.
 *
 * @param root - The workspace, which is the working directory: Nx knows no other.
 * @returns The new version.
 * @throws {ReleaseRefusedError} Something is not committed, the history is cut off, or nothing is planned.
 */
export async function makeRelease(root: string, now: Date): Promise<string> {
  const git = (...line: string[]) => execFileSync('git', line, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain'))
    throw new ReleaseRefusedError('Something is not committed, and a release is one commit. Commit it first.')
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new ReleaseRefusedError(
      'This clone has no history, so it is unknown what changed since the last version. Run "git fetch --unshallow --tags".',
    )
  const plans = globSync('.nx/version-plans/*.md', { cwd: root })
  if (plans.length === 0)
    throw new ReleaseRefusedError(
      'No version plan says that anything is to be released. Run "npx nx release plan" for each change.',
    )

  const { workspaceVersion: version } = await releaseVersion({
    // Nx would delete the one that decides on the version, and release the others again next time.
    deleteVersionPlans: false,
    gitCommit: false,
    gitTag: false,
    stageChanges: false,
  })
  if (!version) throw new ReleaseRefusedError('Nx found no version to make out of the plans.')
  for (const plan of plans) rmSync(join(root, plan))

  for (const file of globSync('libs/*/CHANGELOG.md', { cwd: root })) {
    const changelog = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), releaseChangelog(changelog, version, now.toISOString().slice(0, 10)))
  }
  execFileSync('npm', ['run', 'lock'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })

  git('add', '--all')
  git('commit', '--quiet', '--message', `chore(release): publish ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `v${version}`)
  return version
}

/**
 * Publishes every package in its present version. Packages are built beforehand.
 *
 * @param registry - The configured one when it is missing.
 * @throws {ReleaseRefusedError} It is not known where the packages come from, or one could not be published.
 *   Those before it are: publish again after the mend, which passes over them.
 */
export async function publishRelease(root: string, registry?: string): Promise<void> {
  const takeBack = writeOrigin(root)
  if (!takeBack)
    throw new ReleaseRefusedError(
      'The remote "origin" is no address on the web, so packages cannot say where they come from. Publish from a clone whose origin is one.',
    )
  const results = await releasePublish({
    tag: 'latest',
    access: 'public',
    ...(registry ? { registry } : {}),
  }).finally(takeBack)
  const failed = Object.entries(results).filter(([, { code }]) => code !== 0)
  if (failed.length > 0)
    throw new ReleaseRefusedError(
      `Not published: ${failed.map(([name]) => name).join(', ')}. What Nx wrote above says why.`,
    )
}
