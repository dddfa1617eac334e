import type { Beat } from './message.ts'

/** Another process. */
export interface Known {
  from: string
  /** What it is called in logs. */
  process: string
  isSilent: boolean
}

/** The other processes of a site, as far as this one has heard of them. */
interface Roster {
  /** @returns Whether the process was not known. */
  note: (beat: Beat) => boolean
  /** Those heard of within the last minute. A process that was killed is among them until it has been started again. */
  known: () => readonly Known[]
}

/** A process that says nothing for so long may have been taken away. */
const forgetMs = 60_000
/** Anybody may write to a channel. */
const most = 256

/**
 * Creates the list of the other processes, empty.
 *
 * @param silentMs After so long without a beat a process no longer answers at once: see `createUncertainty`.
 * @param now A monotonic clock. Milliseconds.
 */
export function createRoster(silentMs: number, now: () => number): Roster {
  /** By name: a process that is started again takes the place of the one before. */
  const heard = new Map<string, { from: string; atMs: number }>()
  return {
    note: ({ from, process, isLast }) => {
      const isNew = heard.get(process)?.from !== from
      if (isLast) heard.delete(process)
      else if (heard.has(process) || heard.size < most) heard.set(process, { from, atMs: now() })
      return isNew && !isLast
    },
    known: () =>
      [...heard].flatMap(([process, { from, atMs }]) => {
        const silentForMs = now() - atMs
        if (silentForMs > forgetMs) heard.delete(process)
        return silentForMs > forgetMs ? [] : { from, process, isSilent: silentForMs > silentMs }
      }),
  }
}
