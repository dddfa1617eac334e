import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** What is said of a snapshot. */
export interface JournalContents {
  /** Pages that are not as the snapshot has them: nobody may be shown them. */
  paths: string[]
  /** Pages that could not be rendered since they show something old: last good ones. */
  behind: string[]
  /** The version of the content that all its other pages show, as far as anybody knows. */
  version: string | undefined
}

/** What is known of a snapshot since it was written. */
export interface Journal {
  /** Notes a path, before anything is done about it. */
  note: (path: string) => void
  /** Notes a version, after the paths of all pages that show an older one. */
  noteVersion: (version: string) => void
  read: () => JournalContents
  /** Begins anew, for a newer snapshot. A crash before that leaves too many paths in it, never too few. */
  replace: (contents: Pick<JournalContents, 'behind' | 'version'>) => void
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
      appendFileSync(file, lineOf(path), { mode: 0o600 })
      noted.add(path)
    },
    noteVersion: (version) => appendFileSync(file, lineOf({ version }), { mode: 0o600 }),
    read: () => {
      const lines = linesOf(file).flatMap(readLine)
      const paths = lines.filter((line) => typeof line === 'string')
      const others = lines.filter((line) => typeof line === 'object')
      return {
        paths: [...new Set(paths)],
        behind: others.flatMap(({ behind = [] }) => behind),
        version: others.findLast((line) => line.version !== undefined)?.version,
      }
    },
    replace: (contents) => {
      noted.clear()
      const draft = `${file}.${randomUUID()}`
      const lines = [lineOf(contents)]
      try {
        writeFileSync(draft, lines.join(''), { mode: 0o600 })
        renameSync(draft, file)
      } finally {
        rmSync(draft, { force: true })
      }
    },
  }
}

interface Line {
  behind?: string[]
  version?: string | undefined
}

function lineOf(entry: string | Line): string {
  return `${JSON.stringify(entry)}\n`
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** A line that was being written when the process ended is of something about which nothing was done yet. */
function readLine(line: string): (string | Line)[] {
  try {
    return [JSON.parse(line) as string | Line]
  } catch {
    return []
  }
}
