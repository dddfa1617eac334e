import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { journalOf } from './own-files.ts'

/** What the journal says of a snapshot. */
interface JournalContents {
  /** Pages that the snapshot has older than they were published. They must not be shown from it. */
  paths: string[]
  /** Pages whose last rendering failed. The snapshot has their last good version. */
  behind: string[]
  /** The version of the content that all other pages show, when it is known. */
  version: string | undefined
  /** What the pages of the snapshot were made with besides the content. */
  madeWith: string | undefined
}

/** What happened after a snapshot was written. */
interface Journal {
  /** Writes paths down, before their pages are dropped or rendered. */
  note: (...paths: string[]) => void
  /** Writes a version down. Call it after `note` for all pages that show an older one. */
  noteVersion: (version: string) => void
  read: () => JournalContents
  /** Starts over after a new snapshot. A crash just before leaves too many paths in the journal, never too few. */
  replace: (contents: JournalContents) => void
}

/**
 * Creates the journal of a snapshot. When something cannot be noted, the snapshot is deleted, which works on a full disk
 * too: without it the next process shows no old page.
 */
export function createSafeJournal(snapshot: string, onUnwritable: (error: unknown) => void): Journal {
  const journal = createJournal(journalOf(snapshot))
  const safely = (note: () => void): void => {
    try {
      note()
    } catch (error) {
      onUnwritable(error)
      try {
        rmSync(snapshot, { force: true })
      } catch (deeper) {
        // A folder that can only be read has the snapshot of its build, which every start compares with the content.
        onUnwritable(deeper)
      }
    }
  }
  return {
    ...journal,
    note: (...paths) => safely(() => journal.note(...paths)),
    noteVersion: (version) => safely(() => journal.noteVersion(version)),
  }
}

/**
 * A file beside the snapshot with what changed since. A process that is killed cannot write a new snapshot, and
 * the next process must not show pages from before the change.
 */
function createJournal(file: string): Journal {
  const noted = new Set<string>()
  /** The file in which they are. */
  let notedIn: string | undefined
  return {
    note: (...paths) => {
      // One that another process has begun says nothing of them.
      if (identityOf(file) !== notedIn) noted.clear()
      const fresh = paths.filter((path) => !noted.has(path))
      if (fresh.length === 0) return
      // At once: a publish names many pages, and waits for the disk.
      appendFileSync(file, fresh.map(lineOf).join(''), { mode: 0o600 })
      for (const path of fresh) noted.add(path)
      notedIn = identityOf(file)
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
        madeWith: others.find((line) => line.madeWith !== undefined)?.madeWith,
      }
    },
    replace: ({ paths, ...contents }) => {
      noted.clear()
      const draft = `${file}.${randomUUID()}`
      const lines = [lineOf(contents), ...paths.map(lineOf)]
      try {
        writeFileSync(draft, lines.join(''), { mode: 0o600 })
        renameSync(draft, file)
        for (const path of paths) noted.add(path)
        notedIn = identityOf(file)
      } finally {
        rmSync(draft, { force: true })
      }
    },
  }
}

function identityOf(file: string): string | undefined {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return ino === undefined ? undefined : `${dev} ${ino}`
}

interface Line {
  behind?: string[]
  version?: string | undefined
  madeWith?: string | undefined
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

/** The last line may be incomplete after a crash. It can be ignored: it is written before anything is done. */
function readLine(line: string): (string | Line)[] {
  try {
    return [JSON.parse(line) as string | Line]
  } catch {
    return []
  }
}
