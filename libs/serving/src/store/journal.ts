import { appendFileSync, readFileSync, rmSync } from 'node:fs'

/** Which pages are not as a snapshot has them. */
export interface Journal {
  /** Notes a path, before anything is done about it. */
  note: (path: string) => void
  read: () => string[]
  /** Called when a newer snapshot has been written. A crash before that leaves too much in it, never too little. */
  clear: () => void
}

/**
 * Keeps, beside a snapshot, what has changed since: a process that is killed could not
 * write another one, and the next must not show pages of before.
 */
export function createJournal(file: string): Journal {
  const noted = new Set<string>()
  return {
    note: (path) => {
      if (noted.has(path)) return
      appendFileSync(file, `${JSON.stringify(path)}\n`, { mode: 0o600 })
      noted.add(path)
    },
    read: () => [...new Set(linesOf(file).flatMap(pathIn))],
    clear: () => {
      rmSync(file, { force: true })
      noted.clear()
    },
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** A line that was being written when the process ended is of a page about which nothing was done yet. */
function pathIn(line: string): string[] {
  try {
    return [JSON.parse(line) as string]
  } catch {
    return []
  }
}
