import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentOfBuild } from './content-of-build.ts'

/** What a build began with. */
export interface BuildBegin {
  /** The version of the content, as the service names it. */
  ref: string
  /** The settings its pages are made with. */
  settings: string
}

const begin = 'begin.json'

/**
 * Notes what a build begins with. Every process of the build calls it before it reads any content: the first writes it
 * down for all. When that cannot be known it stays unknown, because some may have read by then.
 *
 * @param build Folder of the build.
 */
export async function noteBegin(build: string, read: () => Promise<BuildBegin>): Promise<void> {
  const folder = join(build, contentOfBuild)
  const file = join(folder, begin)
  if (existsSync(file)) return
  const known = await read().catch(() => undefined)
  const draft = `${file}.${randomUUID()}.part`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, JSON.stringify(known ?? {}))
  try {
    // Unlike moving it there, that leaves what another process has written.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}

/**
 * The version of the content that all pages of a build show: the one it began with, while it is still the current one.
 *
 * @param build Folder of the build.
 * @param now What a build would begin with now.
 * @returns `undefined` when something was published or set otherwise meanwhile, or it is not known.
 */
export async function versionOfBuild(
  build: string,
  now: () => Promise<BuildBegin>,
): Promise<string | undefined> {
  try {
    const text = await readFile(join(build, contentOfBuild, begin), 'utf8')
    const { ref, settings } = JSON.parse(text) as Partial<BuildBegin>
    const current = await now()
    return ref === current.ref && settings === current.settings ? ref : undefined
  } catch {
    return undefined
  }
}
