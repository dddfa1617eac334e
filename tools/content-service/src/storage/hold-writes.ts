import { readFolder } from './read-folder.ts'
import type { Storage } from './storage.ts'

/** Storage whose texts are written together, when the work that writes them is done. */
interface HeldStorage extends Storage {
  /** Writes everything. */
  release(): Promise<void>
  /** Leaves everything as it was. */
  forget(): Promise<void>
}

/**
 * Holds back what a piece of work writes, so that it changes everything or nothing. Texts are read from what is held;
 * files of bytes are on the disk at once, where they are looked at, and removed when the work fails.
 */
export function holdWrites(storage: Storage): HeldStorage {
  const held = new Map<string, string | null>()
  const added = new Set<string>()

  return {
    ...readFolder(storage.folder, held),
    async write(changes) {
      for (const [path, content] of changes) {
        if (typeof content === 'string' || (content === null && !added.has(path))) held.set(path, content)
        else {
          if (content === null) added.delete(path)
          else added.add(path)
          await storage.write(new Map([[path, content]]))
        }
      }
    },
    async bring(path, content) {
      await this.write(new Map([[path, content]]))
    },
    release: () => storage.write(held),
    forget: () => storage.write(new Map([...added].map((path) => [path, null]))),
  }
}
