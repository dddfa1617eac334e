import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files of the builds that a site had, for pages of them that are still open. */
interface KeptFiles {
  /** A file of whatever build. */
  find: (path: string) => Buffer | undefined
  /** Keeps the files of this build, and lets those go whose build is long over. */
  keep: () => Promise<void>
}

/** A build's files are kept while it is one of the last, and so long after it was started last. */
const most = { builds: 10, ageMs: 30 * 86_400_000 }
const listOf = /^files-of-.+\.json$/

/**
 * Creates the files that all builds of a site have in one folder.
 *
 * @param folder Outside of every build.
 * @param files Path of each file of this build that is named by what is in it, and where it is.
 */
export function createKeptFiles(
  folder: string,
  build: string,
  files: ReadonlyMap<string, string>,
  now: () => number,
): KeptFiles {
  return {
    find: (path) => {
      try {
        return readFileSync(join(folder, path))
      } catch {
        return undefined
      }
    },
    keep: async () => {
      const list = join(folder, `files-of-${build}.json`)
      await mkdir(folder, { recursive: true })
      // First, so that a process of another build that lets files go knows of these.
      await writeFile(list, JSON.stringify([...files.keys()]))
      await utimes(list, now() / 1_000, now() / 1_000)
      for (const [path, file] of files) await keepFile(file, join(folder, path))
      await letGo()
    },
  }

  /** Whole or not at all: it is named by what is in it. */
  async function keepFile(from: string, to: string): Promise<void> {
    if (await stat(to).catch(() => undefined)) return
    await mkdir(dirname(to), { recursive: true })
    const draft = `${to}.${randomUUID()}`
    try {
      await copyFile(from, draft)
      await rename(draft, to)
    } finally {
      await rm(draft, { force: true })
    }
  }

  async function letGo(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => listOf.test(name))
    const lists = await Promise.all(
      names.map(async (name) => {
        const [{ mtimeMs }, text] = await Promise.all([
          stat(join(folder, name)),
          readFile(join(folder, name), 'utf8'),
        ])
        return { name, mtimeMs, paths: JSON.parse(text) as string[] }
      }),
    )
    lists.sort((one, other) => other.mtimeMs - one.mtimeMs)
    const isOver = ({ mtimeMs }: { mtimeMs: number }, at: number) =>
      at >= most.builds && now() - mtimeMs > most.ageMs
    const needed = new Set(lists.filter((list, at) => !isOver(list, at)).flatMap(({ paths }) => paths))
    for (const { name, paths } of lists.filter(isOver)) {
      for (const path of paths) if (!needed.has(path)) await rm(join(folder, path), { force: true })
      await rm(join(folder, name))
    }
  }
}
