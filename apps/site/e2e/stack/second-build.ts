/**
 * A second build of the site, answering beside the first on the same services.
 *
 * Compiling the site once more would take longer than all journeys. The program
 * is the one there is; what a deployment changes for an open page is made anew:
 * the build's identity, its date, and the names of its style sheets and islands.
 *
 * @module
 */
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Change, changeTexts, copyBuild } from './copy-build.ts'
import { siteOrigin } from './services.ts'
import { buildOf, type SiteProcess, startSiteProcess } from './site-process.ts'
import { site, slot } from './slot.ts'

const { ports } = slot
const first = join(site, slot.build)
const second = join(site, buildOf('second'))
const islandsAt = 'server/app/builds/islands'

/** A build that answers. */
export interface RunningBuild {
  origin: string
  id: string
  stop: () => Promise<void>
}

/**
 * Makes the second build and starts it.
 *
 * @param options.isFinished With the pages that the first has finished, but for those left out.
 * @param options.unfinished Paths that no build has finished.
 * @param options.changes Further texts that its files have in place of others.
 */
export async function startSecondBuild({
  isFinished = false,
  unfinished,
  changes = [],
}: {
  isFinished?: boolean
  unfinished: readonly string[]
  changes?: readonly Change[]
}): Promise<RunningBuild> {
  const id = await makeSecondBuild({ isFinished, unfinished, further: changes })
  // The framework keeps what it finishes later apart from what the build finished.
  for (const file of await readdir(join(second, 'server'), { recursive: true }))
    if (unfinished.some((path) => file.includes(`${path}.`)))
      await rm(join(second, 'server', file), { force: true, recursive: true })

  const running = await startSiteProcess({ name: 'second', port: ports.second })
  return {
    origin: running.origin,
    id,
    stop: async () => {
      await running.stop()
      await removeSecondBuild()
    },
  }
}

/**
 * Starts the second build, which is made, where it has never seen any content: without that it is never ready.
 *
 * @param content Where it looks for the content service.
 */
export async function startWithoutContent(content: string): Promise<SiteProcess> {
  await rm(join(slot.state, 'second'), { recursive: true, force: true })
  return startSiteProcess({
    name: 'second',
    port: ports.second,
    env: { CONTENT_ENDPOINT: `${content}/api/v2` },
    until: 'listening',
  })
}

/** Removes it from the disk. */
export async function removeSecondBuild(): Promise<void> {
  await rm(second, { recursive: true, force: true })
}

/**
 * Makes the second build, without a process.
 *
 * @returns Its identity.
 */
export async function makeSecondBuild({
  isFinished,
  unfinished = [],
  further = [],
}: {
  isFinished: boolean
  unfinished?: readonly string[]
  further?: readonly Change[]
}): Promise<string> {
  const latest = await fetch(`${siteOrigin}/builds/latest.json`)
  const own = (await latest.json()) as { id: string; timestamp: number }
  const id = `${own.id.slice(0, -6)}second`
  copyBuild(first, second, { isFinished })
  const sheets = (await readdir(join(second, 'static/chunks'))).filter((name) => name.endsWith('.css'))
  const islands = (await readdir(join(second, islandsAt)))
    .filter((name) => name.endsWith('.js.body'))
    .map((name) => name.slice(0, -'.body'.length))
  const changes: readonly Change[] = [
    ...further,
    [own.id, id],
    [String(own.timestamp), String(own.timestamp + 1_000)],
    ...sheets.map((name): Change => [name, renamed(name)]),
    ...islands.map((name): Change => [name, renamedIsland(name)]),
  ]
  for (const name of sheets)
    await rename(join(second, 'static/chunks', name), join(second, 'static/chunks', renamed(name)))
  for (const name of islands)
    for (const part of ['body', 'meta'])
      await rename(
        join(second, islandsAt, `${name}.${part}`),
        join(second, islandsAt, `${renamedIsland(name)}.${part}`),
      )
  await rename(join(second, 'static', own.id), join(second, 'static', id))
  changeTexts(second, changes, unfinished)
  return id
}

/** The name is as long as before: some files of a build say how long their texts are. */
function renamedIsland(file: string): string {
  return `${file.slice(0, -'2.js'.length)}${file.endsWith('2.js') ? '3' : '2'}.js`
}

function renamed(sheet: string): string {
  return `2${sheet.slice(1, -5)}2.css`
}
