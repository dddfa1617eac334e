import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What can be made again, what belongs to the process, and earlier copies. */
const left = new Set(['cache', 'lock', 'lock.json', 'backup', 'backup.new'])

/**
 * Copies what a service keeps into the folder `backup` inside of it, in place of the copy before. Call it while nothing
 * is written, so that it is of one moment. A copy that is there is whole.
 *
 * @param folder Of the service.
 * @returns The folder of the copy.
 */
export async function keepCopy(folder: string): Promise<string> {
  const [made, kept] = [join(folder, 'backup.new'), join(folder, 'backup')]
  await rm(made, { recursive: true, force: true })
  await mkdir(made, { mode: 0o700 })
  for (const name of await readdir(folder))
    if (!left.has(name))
      await cp(join(folder, name), join(made, name), { recursive: true, preserveTimestamps: true })
  await rm(kept, { recursive: true, force: true })
  await rename(made, kept)
  return kept
}
