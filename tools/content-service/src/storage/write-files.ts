import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'

/** Changes that are under way. */
export const journalFile = 'journal.json'
/** Hold tokens, which only the owner of the service is to read. */
const secretFiles = new Set(['settings.json', 'previews.json', 'sent.json', journalFile])

/**
 * Writes a file so that it is either the old one or the new one, whenever the
 * process is ended, and so that the new one outlasts a loss of power.
 */
export async function writeFileSafely(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  try {
    const file = await open(draft, 'w', secretFiles.has(basename(path)) ? 0o600 : 0o666)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    // A part of a file would take up what room there is left.
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(path))
}

/** Removes a file, or a folder with everything in it, for good. */
export async function removeSafely(path: string): Promise<void> {
  await rm(path, { force: true, recursive: true })
  await syncFolder(dirname(path))
}

async function syncFolder(path: string): Promise<void> {
  // A folder that is not there holds nothing to keep; some systems cannot sync folders at all.
  const folder = await open(path, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
