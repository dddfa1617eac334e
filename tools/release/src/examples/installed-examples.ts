/**
 * The examples as a user has them who copied their folders and installed the packages.
 *
 * @module
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RunCommand } from '../run-command.ts'
import type { Versions } from './ends.ts'
import { ExampleError } from './example-error.ts'

/** What the examples install, each packed as it would be published. */
const packed = [
  'auth',
  'content',
  'dev',
  'paths',
  'publishing',
  'routing',
  'serving',
  'slices',
  'ui',
] as const

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Packs the built libraries. @returns Their tarballs, by name. */
export async function packLibraries(root: string, folder: string, run: RunCommand): Promise<Versions> {
  mkdirSync(folder, { recursive: true })
  const tarballs = packed.map(async (library) => {
    const target = join(folder, library)
    mkdirSync(target)
    await run('npm', ['pack', '--silent', '--pack-destination', target], join(root, 'libs', library))
    const [tarball = ''] = globSync('*.tgz', { cwd: target })
    return [`@house-edge/${library}`, `file:${join(target, tarball)}`] as const
  })
  return Object.fromEntries(await Promise.all(tarballs))
}

/** The folders of the examples: each has a `package.json` of its own. */
export function exampleFolders(root: string): string[] {
  return globSync('examples/{*,*/*}/package.json', { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => join(file, '..'))
    .toSorted()
}

/** Those that have a row of their own: what comes before a move is driven with what comes after it. */
export function drivenExamples(root: string): string[] {
  return exampleFolders(root).filter((example) => !example.endsWith('/before'))
}

/**
 * Those of these examples that these names mean; all when there are no names. `moved-from-vendors` means
 * `examples/moved-from-vendors/after`.
 *
 * @throws {ExampleError} A name means none: found out after minutes of building, it would look like a run of nothing.
 */
export function namedExamples(examples: readonly string[], names: readonly string[]): readonly string[] {
  const means = (example: string, name: string) =>
    example === `examples/${name}` || example.startsWith(`examples/${name}/`)
  const unknown = names.filter((name) => !examples.some((example) => means(example, name)))
  if (unknown.length > 0)
    throw new ExampleError(
      `${unknown.join(' and ')}: no example has this name. There are ${examples.map((example) => example.replace('examples/', '')).join(', ')}.`,
    )
  return names.length === 0
    ? examples
    : examples.filter((example) => names.some((name) => means(example, name)))
}

/** Copies these examples into `folder` and installs what they name, at these versions where one is given. */
export async function installExamples(
  root: string,
  options: { folder: string; examples: readonly string[]; versions: Versions; run: RunCommand },
): Promise<void> {
  const { folder, examples, versions, run } = options
  for (const example of examples) {
    cpSync(join(root, example), join(folder, example), {
      recursive: true,
      filter: (source) => !['node_modules', '.next', 'dist', 'out', '.house-edge'].includes(basename(source)),
    })
    const file = join(folder, example, 'package.json')
    const manifest = manifestIn(join(folder, example))
    for (const list of [manifest.dependencies, manifest.devDependencies])
      for (const name of Object.keys(list ?? {})) if (list && versions[name]) list[name] = versions[name]
    writeFileSync(file, JSON.stringify(manifest, null, 2))
  }
  const isTarball = ([, version]: [string, string]): boolean => version.startsWith('file:')
  const manifest = {
    private: true,
    workspaces: examples,
    // Named here too, since the libraries name each other by versions that are not published.
    dependencies: Object.fromEntries(Object.entries(versions).filter(isTarball)),
    // A peer range alone would have npm install the newest beside what the examples name.
    overrides: Object.fromEntries(Object.entries(versions).filter((entry) => !isTarball(entry))),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  await run('npm', ['install', '--no-audit', '--no-fund'], folder)
}

/** The versions that an example got of those of these packages that it names. */
export function installedVersions(folder: string, example: string, names: readonly string[]): Versions {
  const { dependencies = {} } = manifestIn(join(folder, example))
  const found = names
    .filter((name) => dependencies[name] !== undefined)
    .map((name) => {
      const own = join(folder, example, 'node_modules', name)
      return [name, manifestIn(existsSync(own) ? own : join(folder, 'node_modules', name)).version ?? '']
    })
  return Object.fromEntries(found) as Versions
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
