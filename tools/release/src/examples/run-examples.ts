/**
 * Every example, as its reader has it: installed from the packed libraries at both ends of their peer ranges,
 * built, started with its services, and driven.
 *
 * @module
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { inChromium } from '../../../../playwright.base.ts'
import { createRunCommand, type RunCommand } from '../run-command.ts'
import type { Outcome } from './compatibility-page.ts'
import { editGuide, keepAccount, missGuide, newMember, readGuides, seeAccount, signIn } from './drive.ts'
import { type End, newestVersions, oldestVersions, peerRanges, withCompanions } from './ends.ts'
import { exampleFolders, installedVersions, installExamples, packLibraries } from './installed-examples.ts'
import { freePort, type RunningSite, type Services, startServices, startSite } from './running-site.ts'

/** What an example is driven with. */
interface Place {
  /** The folder of the example, where it is installed. */
  readonly example: string
  readonly origin: string
  readonly services: Services
  readonly page: Page
  readonly run: RunCommand
}

const nextSite = (driveIt: (place: Place) => Promise<void>) => async (place: Place) => {
  await place.run('npm', ['run', 'build'], place.example)
  const site = await startNext(place)
  try {
    await driveIt(place)
  } finally {
    await site.close()
  }
}

/** How each example that is a script is run, by its folder. It starts its services itself. */
const scripts: Readonly<Record<string, (example: string, run: RunCommand) => Promise<void>>> = {
  'examples/node-script': async (example, run) => {
    await run('npm', ['run', 'build'], example)
    await run('npm', ['start'], example)
    const pages = globSync('out/*.html', { cwd: example }).toSorted()
    expect(pages).toEqual(['out/blackjack-odds.html', 'out/setting-limits.html'])
    expect(readFileSync(join(example, 'out/setting-limits.html'), 'utf8')).toMatch(
      /<h1>Setting limits<\/h1>.*Decide what you can lose.*A limit that is raised/s,
    )
  },
}

/** How each example that is a site is driven, by its folder. */
const sites: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'examples/next-own-models': nextSite(async ({ page, origin, services }) => {
    await readGuides(page, origin)
    await missGuide(page, origin)
    await signIn(page, origin, await newMember(services))
    await editGuide(page, origin, services)
  }),
  'examples/next-accounts': nextSite(({ page, origin, services }) => keepAccount(page, origin, services)),
  // Whoever signed in before the move stays signed in after it: same origin, same browser.
  'examples/moved-from-vendors/after': async (place) => {
    const { page, origin, services } = place
    const before = { ...place, example: join(place.example, '../before') }
    const member = await newMember(services)
    await nextSite(async () => {
      await readGuides(page, origin)
      await missGuide(page, origin)
      await signIn(page, origin, member)
    })(before)
    await nextSite(async () => {
      await page.goto(`${origin}/account`)
      await seeAccount(page, member)
      await readGuides(page, origin)
      await missGuide(page, origin)
      await editGuide(page, origin, services)
      await signIn(page, origin, member)
    })(place)
  },
  'examples/vite-single-page': async ({ example, run, page, origin, services }) => {
    await run('npm', ['run', 'build'], example)
    const built = globSync('dist/assets/*.js', { cwd: example }).map((file) =>
      readFileSync(join(example, file), 'utf8'),
    )
    expect(built.join('')).toContain(services.env['BACKEND_PUBLISHABLE_KEY'])
    expect(built.join('')).not.toContain(services.env['BACKEND_SECRET_KEY'])
    const site = await startSite({
      example,
      program: ['vite', 'bin/vite.js'],
      line: ['preview', '--port', new URL(origin).port, '--host', '127.0.0.1'],
      origin,
      env: process.env,
    })
    try {
      await readGuides(page, origin)
      await page.goto(`${origin}/guides/no-such-guide`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
      await signIn(page, origin, await newMember(services))
    } finally {
      await site.close()
    }
  },
}

function startNext({ example, origin, services }: Place): Promise<RunningSite> {
  return startSite({
    example,
    program: ['next', 'dist/bin/next'],
    line: ['start', '--port', new URL(origin).port, '--hostname', '127.0.0.1'],
    origin,
    env: { ...process.env, ...services.env },
  })
}

/**
 * Runs the examples.
 *
 * @param only - Folders of examples; all when empty.
 * @param say - Is told of each step before it begins, and of each example's end.
 */
export async function runExamples(
  root: string,
  { only, say }: { only: readonly string[]; say: (line: string) => void },
): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'))
  const run = createRunCommand({ ...process.env })
  try {
    say('Building and packing the libraries')
    const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
    await run(process.execPath, [nx, 'run-many', '-t', 'build', '--projects=libs/*', '--no-cloud'], root)
    const tarballs = await packLibraries(root, join(folder, 'packed'), run)
    const chosen = exampleFolders(root).filter(
      (example) => !example.endsWith('/before') && (only.length === 0 || only.includes(example)),
    )
    const outcomes: Outcome[] = []
    for (const end of await bothEnds(root, run)) {
      say(`Installing the examples with the ${end.name} ${named(end)}`)
      const installed = join(folder, end.name)
      await installExamples(root, { folder: installed, versions: { ...end.versions, ...tarballs }, run })
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
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bothEnds(root: string, run: RunCommand): Promise<End[]> {
  const ranges = peerRanges(root)
  const published = async (name: string) =>
    JSON.parse(
      /\[[^\]]*\]/.exec(await run('npm', ['view', '--json', name, 'versions'], root))?.[0] ?? '[]',
    ) as string[]
  return [
    { name: 'oldest', versions: withCompanions(oldestVersions(ranges)) },
    { name: 'newest', versions: withCompanions(await newestVersions(ranges, published)) },
  ]
}

async function runExample(installed: string, name: string): Promise<void> {
  const example = join(installed, name)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  const script = scripts[name]
  if (script) return script(example, createRunCommand(env))
  const drive = sites[name]
  if (!drive) throw new TypeError(`Nothing drives ${name}, so nothing shows that it works.`)
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
function wordsOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
  return `${stdout.slice(-6000)}${stderr.slice(-4000)}\n${error instanceof Error ? error.stack : String(error)}`
}
