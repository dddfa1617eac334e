import { copyFileSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SnapshotInUseError } from '../errors/serving-error.ts'

/** The journal of a snapshot lies beside it. */
export function journalOf(snapshot: string): string {
  return `${snapshot}-changed`
}

/**
 * Takes over the snapshot of the build for a process that has none of its own. One that was deleted, because a change
 * could not be noted, has left its journal: then the build's would show what was before the change.
 *
 * @param isOfOtherBuild Whether what the process has is of another build.
 * @returns The snapshot to read: its own now, or the build's in a folder that can only be read. `undefined`: none.
 */
export function adoptSnapshot(build: string, own: string, isOfOtherBuild: boolean): string | undefined {
  const has = existsSync(own) || existsSync(journalOf(own))
  if ((has && !isOfOtherBuild) || !existsSync(build)) return undefined
  try {
    for (const file of [own, journalOf(own)]) rmSync(file, { force: true })
    writeFileSync(journalOf(own), '', { mode: 0o600 })
  } catch {
    return build
  }
  try {
    if (existsSync(journalOf(build))) takeJournal(journalOf(build), journalOf(own))
    linkOrCopy(build, own)
    return own
  } catch {
    // Its journal stays, so it is never taken for a process that has shown nothing yet.
    return undefined
  }
}

/** On a full disk there is no room for its lines, but for another name of them. Without them, held pages would be shown. */
function takeJournal(from: string, to: string): void {
  try {
    writeFileSync(to, readFileSync(from), { mode: 0o600 })
  } catch {
    rmSync(to)
    linkSync(from, to)
  }
}

/** By another name it needs no room; some volumes have no second names. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** A process that runs: ids are given out again, together with the time of its start they are not. */
interface Owner {
  pid: number
  started: string
}

/**
 * Notes that this process uses a snapshot.
 *
 * @throws {SnapshotInUseError} Another process that runs does. Known on Linux only, and of processes that see each other.
 */
export function claimSnapshot(snapshot: string): void {
  const file = `${snapshot}-owner`
  const { pid, started } = readOwner(file) ?? {}
  if (pid !== undefined && pid !== process.pid && startOf(pid) === started)
    throw new SnapshotInUseError({ snapshot, pid })
  const own = startOf(process.pid)
  if (own === undefined) return
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: own } satisfies Owner), { mode: 0o600 })
  } catch {
    // Where nothing can be written, nothing is overwritten.
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** When a process was started: the boot of the machine, and ticks since then (proc(5), field 22 of `stat`). */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may have any sign in it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return undefined
  }
}
