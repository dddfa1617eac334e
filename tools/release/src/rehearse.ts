/**
 * A release from its first step to its taking back, against a registry that is thrown away.
 *
 * @module
 */
import assert from 'node:assert/strict'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installRegistry, startRegistry } from './registry.ts'
import { createRunCommand } from './run-command.ts'
import { createVisitingApp } from './visiting-app.ts'
import { copyWorkspace } from './workspace-copy.ts'

/** A README that leads nowhere by a path: what is read on npm or in a folder of packages is in no repository. */
const linksWhole = /^(?!.*\]\((?!https:|#)[^)\s]*\.md)/s

/** Where the rehearsed packages say that they come from. */
const origin = 'git.house-edge.example/team/house-edge'

/**
 * Publishes the present version, makes the planned one, publishes it, and rolls it back; after each step an
 * application of another team installs the packages and uses them. Nothing is changed in the workspace, and
 * nothing leaves this machine.
 *
 * @param say - Is told of each step before it begins.
 * @throws {AssertionError} A step did not do what a release rests on.
 */
export async function rehearse(root: string, say: (step: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'release-rehearsal-'))
  say('Installing a registry for the rehearsal')
  await installRegistry(createRunCommand({ ...process.env }))
  const registry = await startRegistry(folder)
  try {
    writeFileSync(join(folder, 'npmrc'), npmSettings(registry.url))
    const env = {
      ...process.env,
      NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'),
      // A new site is committed where git knows by whom.
      GIT_AUTHOR_NAME: 'Rehearsal',
      GIT_AUTHOR_EMAIL: 'rehearsal@house-edge.example',
      GIT_COMMITTER_NAME: 'Rehearsal',
      GIT_COMMITTER_EMAIL: 'rehearsal@house-edge.example',
      NX_CACHE_DIRECTORY: process.env['NX_CACHE_DIRECTORY'] ?? join(root, '.nx/cache'),
    }
    const run = createRunCommand(env)
    // npm keeps what it runs by name and version, and would run what an earlier rehearsal has published.
    const runPublished = createRunCommand({ ...env, NPM_CONFIG_CACHE: join(folder, 'npm') })
    say('Copying the workspace')
    const copy = join(folder, 'workspace')
    copyWorkspace(root, copy)
    await run('git', ['remote', 'set-url', 'origin', `git@${origin}.git`.replace('/', ':')], copy)
    const names = packagesOf(copy)
    const before = versionOf(copy)
    const release = (...options: string[]) =>
      run(process.execPath, ['tools/release/bin/release.mjs', ...options], copy)
    const publish = () => release('--publish', '--registry', registry.url, '--without-provenance')
    const view = async (name: string, field: string) =>
      (await run('npm', ['view', '--prefer-online', name, field], folder)).trim()

    say(`Publishing ${before}, and installing it into an empty application`)
    await publish()
    assert.equal(await view(names[0] ?? '', 'homepage'), `https://${origin}#readme`)
    for (const name of names) assert.match(await view(name, 'readme'), linksWhole, name)
    assert.equal(await run('git', ['status', '--porcelain'], copy), '')
    const app = createVisitingApp(join(folder, 'application'), names, run)
    await app.install('latest')
    assert.deepEqual(app.versions(), [before])
    await app.use()

    say('Writing a site with npm create')
    const site = join(folder, 'My new site')
    const words = ['My new site', '--', '--yes', '--language', 'de-DE', '--other-languages', 'en-GB,ar-AE']
    await runPublished('npm', ['create', '--yes', `@house-edge@${before}`, ...words], folder)
    assert.deepEqual(versionsIn(site), [before])

    say('Making the next version')
    planSomething(copy)
    await run('git', ['add', '--all'], copy)
    await run('git', ['commit', '--quiet', '--message', 'chore(release): plans for the rehearsal'], copy)
    await release()
    const after = versionOf(copy)
    assert.notEqual(after, before)
    assert.equal(await run('git', ['status', '--porcelain'], copy), '')
    assert.equal((await run('git', ['describe', '--exact-match'], copy)).trim(), `v${after}`)
    assert.deepEqual(globSync('.nx/version-plans/*.md', { cwd: copy }), [])
    for (const changelog of globSync('libs/*/CHANGELOG.md', { cwd: copy }))
      assert.match(readFileSync(join(copy, changelog), 'utf8'), new RegExp(`^# Changelog\\n\\n## ${after} `))

    say(`Publishing ${after}, and upgrading the application`)
    await publish()
    await app.install('latest')
    assert.deepEqual(app.versions(), [after])
    await app.use()

    say('Upgrading the site, and running its checks')
    await runPublished('npx', ['--yes', `@house-edge/create@${after}`, 'upgrade'], site)
    assert.deepEqual(versionsIn(site), [after])
    await run('npm', ['install', '--no-audit', '--no-fund'], site)
    await run('npm', ['run', 'lint'], site)
    await run('npx', ['oxfmt', '--check'], site)
    await run('npm', ['test'], site)

    assert.match(await publish(), /already exists/, 'what is published already was published again')

    say(`Rolling back to ${before}`)
    for (const name of names) {
      await run('npm', ['dist-tag', 'add', `${name}@${before}`, 'latest'], folder)
      await run('npm', ['deprecate', `${name}@${after}`, `Broken. Use ${before}.`], folder)
    }
    const newcomer = createVisitingApp(join(folder, 'newcomer'), names, run)
    await newcomer.install('latest')
    assert.deepEqual(newcomer.versions(), [before])
    await newcomer.use()
    for (const name of names) {
      assert.equal(await view(`${name}@${after}`, 'deprecated'), `Broken. Use ${before}.`)
    }
    await app.install('latest')
    assert.deepEqual(app.versions(), [before])
    await app.use()
  } finally {
    await registry.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Others' packages come from wherever they always come from; ours from the registry of the rehearsal. */
function npmSettings(url: string): string {
  return `@house-edge:registry=${url}\n${url.replace(/^http:/, '')}:_authToken=rehearsal\n`
}

function packagesOf(root: string): string[] {
  return globSync('libs/*', { cwd: root })
    .filter((library) => existsSync(join(root, library, 'package.json')))
    .map((library) => manifestOf(join(root, library)))
    .flatMap(({ name, private: isPrivate = false }) => (isPrivate ? [] : [name]))
}

function versionOf(root: string): string {
  const versions = new Set(
    globSync('libs/*/package.json', { cwd: root }).map((file) => manifestOf(join(root, file, '..')).version),
  )
  const [version = '', ...others] = versions
  assert.deepEqual(others, [], 'packages of one release have one version')
  return version
}

/** The versions of our packages that a site names. */
function versionsIn(site: string): string[] {
  const { dependencies = {}, devDependencies = {} } = manifestOf(site)
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@house-edge/'),
  )
  return [...new Set(ours.map(([, version]) => version))]
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  name: string
  version: string
  private?: boolean
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Two changes, as most releases have. */
function planSomething(root: string): void {
  mkdirSync(join(root, '.nx/version-plans'), { recursive: true })
  for (const name of ['one', 'another'])
    writeFileSync(
      join(root, `.nx/version-plans/rehearsal-${name}.md`),
      '---\nhouse-edge: patch\n---\n\nNothing, for the rehearsal.\n',
    )
}
