/**
 * How each example is built, started and driven.
 *
 * @module
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { RunCommand } from '../run-command.ts'
import {
  editGuide,
  keepAccount,
  missGuide,
  newMember,
  readGuides,
  readPages,
  seeAccount,
  signIn,
  takeRoutes,
} from './drive.ts'
import { publishCachedPages } from './drive-cached.ts'
import { askServedPages } from './drive-served.ts'
import { readMoved, readStarter, startMoved } from './drive-starter.ts'
import { programOf, type RunningSite, type Services, startSite } from './running-site.ts'

/** What an example is driven with. */
interface Place {
  /** The folder of the example, where it is installed. */
  readonly example: string
  readonly origin: string
  readonly services: Services
  readonly page: Page
  readonly run: RunCommand
}

type Drive = (place: Place) => Promise<void>

const builtAnd =
  (start: (place: Place) => Promise<RunningSite>) =>
  (driveIt: Drive): Drive =>
  async (place) => {
    await place.run('npm', ['run', 'build'], place.example)
    const site = await start(place)
    try {
      await driveIt(place)
    } finally {
      await site.close()
    }
  }
const nextSite = builtAnd(startNext)
const containedSite = builtAnd(startContained)

/** How each example that is a script is run, by its folder. It starts its services itself. */
export const scripts: Readonly<Record<string, (example: string, run: RunCommand) => Promise<void>>> = {
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
export const sites: Readonly<Record<string, Drive>> = {
  'examples/next-own-models': containedSite(async ({ page, origin, services }) => {
    await readGuides(page, origin)
    await missGuide(page, origin)
    await signIn(page, origin, await newMember(services))
    await editGuide(page, origin, services)
  }),
  'examples/next-accounts': nextSite(({ page, origin, services }) => keepAccount(page, origin, services)),
  'examples/next-pages': nextSite(({ page, origin }) => readPages(page, origin)),
  'examples/next-routes': nextSite(({ page, origin }) => takeRoutes(page, origin)),
  'examples/next-cached': publishCachedPages,
  'examples/next-served': async ({ example, origin, run, page }) => {
    await run('npm', ['run', 'build'], example)
    await askServedPages({ example, origin, run, page })
  },
  // A visitor who signed in before the move stays signed in after it: same origin, same browser.
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
  'examples/moved-from-starter/after': async (place) => {
    const before = { ...place, example: join(place.example, '../before') }
    await nextSite(({ page, origin }) => readStarter(page, origin))(before)
    await builtAnd(({ example, origin, services }) => startMoved(example, origin, services))(
      ({ page, origin, services }) => readMoved(page, origin, services),
    )(place)
  },
  'examples/vite-single-page': async ({ example, run, page, origin, services }) => {
    await run('npm', ['run', 'build'], example)
    const built = globSync('dist/assets/*.js', { cwd: example }).map((file) =>
      readFileSync(join(example, file), 'utf8'),
    )
    expect(built.join('')).toContain(services.env['BACKEND_PUBLISHABLE_KEY'])
    expect(built.join('')).not.toContain(services.env['BACKEND_SECRET_KEY'])
    const site = await startSite({
      folder: example,
      program: programOf(example, 'vite', 'bin/vite.js'),
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
    folder: example,
    program: programOf(example, 'next', 'dist/bin/next'),
    line: ['start', '--port', new URL(origin).port, '--hostname', '127.0.0.1'],
    origin,
    env: { ...process.env, ...services.env },
  })
}

/** As a container has it: what `output: 'standalone'` gathered and the static files, and nothing that was installed. */
async function startContained({ example, origin, services }: Place): Promise<RunningSite> {
  const container = mkdtempSync(join(tmpdir(), 'container-'))
  cpSync(join(example, '.next/standalone'), container, { recursive: true })
  const [server = ''] = globSync('**/server.js', {
    cwd: container,
    exclude: (name) => name === 'node_modules',
  })
  const folder = join(container, server, '..')
  cpSync(join(example, '.next/static'), join(folder, '.next/static'), { recursive: true })
  const { port, hostname } = new URL(origin)
  const site = await startSite({
    folder,
    program: join(container, server),
    line: [],
    origin,
    env: { ...process.env, ...services.env, PORT: port, HOSTNAME: hostname },
  })
  return {
    async close() {
      await site.close()
      rmSync(container, { recursive: true })
    },
  }
}
