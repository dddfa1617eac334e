/**
 * Every example, as its reader has it: installed from the packed libraries at both ends of their peer ranges,
 * built, started with its services, and driven.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { inChromium } from '../../../../playwright.base.ts'
import { createRunCommand, type RunCommand } from '../run-command.ts'
import type { Outcome } from './compatibility-page.ts'
import { scripts, sites } from './driven-examples.ts'
import {
  type End,
  newestVersions,
  oldestVersions,
  peerRanges,
  type Versions,
  withCompanions,
} from './ends.ts'
import {
  drivenExamples,
  exampleFolders,
  installedVersions,
  installExamples,
  namedExamples,
  packLibraries,
} from './installed-examples.ts'
import { freePort, startServices } from './running-site.ts'
import { ExampleError } from './example-error.ts'

/**
 * Runs the examples.
 *
 * @param only - Names of examples, e.g. `next-cached`; all when empty.
 * @param ends - The ends of the peer ranges that are tried.
 * @param say - Is told of each step before it begins, and of each example's end.
 */
export async function runExamples(
  root: string,
  { only, ends, say }: { only: readonly string[]; ends: readonly End['name'][]; say: (line: string) => void },
): Promise<readonly Outcome[]> {
  const chosen = namedExamples(drivenExamples(root), only)
  return withPackedLibraries(root, say, async ({ folder, tarballs, run }) => {
    const needed = exampleFolders(root).filter((example) =>
      chosen.includes(example.replace('/before', '/after')),
    )
    const outcomes: Outcome[] = []
    for (const end of (await bothEnds(root, run)).filter(({ name }) => ends.includes(name))) {
      say(`Installing the examples with the ${end.name} ${named(end)}`)
      const installed = join(folder, end.name)
      await installExamples(root, {
        folder: installed,
        examples: needed,
        versions: { ...end.versions, ...tarballs },
        run,
      })
      for (const example of chosen) {
        const fault = await runExample(installed, example).catch((error: unknown) => error)
        outcomes.push({
          example,
          end: end.name,
          versions: installedVersions(installed, example, [...Object.keys(end.versions), 'react-router']),
          works: fault === undefined,
        })
        say(`  ${fault === undefined ? 'works ' : 'FAILED'} ${example}`)
        if (fault !== undefined) say(wordsOf(fault))
      }
    }
    return outcomes
  })
}

/** What examples are installed from. */
interface PackedLibraries {
  /** Is gone afterwards. */
  readonly folder: string
  /** By the names of their packages. */
  readonly tarballs: Versions
  readonly run: RunCommand
}

/** Builds and packs the libraries for as long as something is done with them. */
export async function withPackedLibraries<Result>(
  root: string,
  say: (line: string) => void,
  use: (packed: PackedLibraries) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'))
  const run = createRunCommand({ ...process.env })
  try {
    say('Building and packing the libraries')
    const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
    await run(process.execPath, [nx, 'run-many', '-t', 'build', '--projects=libs/*', '--no-cloud'], root)
    return await use({ folder, tarballs: await packLibraries(root, join(folder, 'packed'), run), run })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bothEnds(root: string, run: RunCommand): Promise<End[]> {
  const ranges = peerRanges(root)
  const published = (name: string) => publishedVersions(root, run, name)
  return [
    { name: 'oldest', versions: withCompanions(oldestVersions(ranges)) },
    { name: 'newest', versions: withCompanions(await newestVersions(ranges, published)) },
  ]
}

/** All versions of a package that the registry has. */
export async function publishedVersions(root: string, run: RunCommand, name: string): Promise<string[]> {
  const told = await run('npm', ['view', '--json', name, 'versions'], root)
  return JSON.parse(/\[[^\]]*\]/.exec(told)?.[0] ?? '[]') as string[]
}

/** Builds, starts and drives an installed example. @throws It does not do what it is for. */
export async function runExample(installed: string, name: string): Promise<void> {
  const example = join(installed, name)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  const script = scripts[name]
  if (script) return script(example, createRunCommand(env))
  const drive = sites[name]
  if (!drive) throw new ExampleError(`Nothing drives ${name}, so nothing shows that it works.`)
  const origin = `http://127.0.0.1:${await freePort()}`
  const services = await startServices({ installed, example, siteOrigin: origin })
  const browser = await chromium.launch(inChromium().launchOptions)
  try {
    const run = createRunCommand({ ...env, ...services.env })
    await drive({ example, origin, services, run, page: await browser.newPage() })
  } finally {
    await browser.close()
    await services.close()
  }
}

function named({ versions }: End): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
}

/** A program that failed has said why itself. */
export function wordsOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
  return `${stdout.slice(-6000)}${stderr.slice(-4000)}\n${error instanceof Error ? error.stack : String(error)}`
}
