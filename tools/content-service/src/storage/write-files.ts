import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isMissingFile } from '../errors/service-error.ts'

/** Files to write or, with `null`, to remove. Paths are relative to the folder of the repository. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | null>

const journalFile = 'journal.json'
/** Hold tokens, which only the owner of the service is to read. */
const secretFiles = new Set(['settings.json', 'previews.json', journalFile])

/**
 * Writes a file so that it is either the old one or the new one, whenever the
 * process is ended, and so that the new one outlasts a loss of power.
 */
export async function writeFileSafely(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  const file = await open(draft, 'w', secretFiles.has(basename(path)) ? 0o600 : 0o666)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/**
 * Makes several changes as one.
 *
 * They are first written down in a journal; should the process end on the way,
 * the next start finishes them. Files that hold bytes cannot be in a journal and
 * are written beforehand by their caller.
 */
export async function writeFilesTogether(folder: string, changes: FileChanges): Promise<void> {
  if (changes.size > 1) {
    await writeFileSafely(join(folder, journalFile), JSON.stringify(Object.fromEntries(changes)))
  }
  await apply(folder, changes)
  if (changes.size > 1) await remove(join(folder, journalFile))
}

/** Removes files that a process which ended had begun to write. Nobody was told that they are there. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.tmp')))
    await rm(join(folder, name), { force: true })
}

/** Finishes what a process that ended had begun. Tells whether there was anything. */
export async function finishJournal(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, journalFile), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw error
  })
  if (text === undefined) return false

  await apply(folder, new Map(Object.entries(JSON.parse(text) as Record<string, string | null>)))
  await remove(join(folder, journalFile))
  return true
}

async function apply(folder: string, changes: FileChanges): Promise<void> {
  for (const [path, content] of changes) {
    if (content === null) await remove(join(folder, path))
    else await writeFileSafely(join(folder, path), content)
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true, recursive: true })
  await syncFolder(dirname(path))
}

async function syncFolder(path: string): Promise<void> {
  // A folder that is not there holds nothing to keep; some systems cannot sync folders at all.
  const folder = await open(path, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
