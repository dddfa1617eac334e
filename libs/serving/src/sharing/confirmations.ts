import { randomUUID } from 'node:crypto'
import type { Message } from './message.ts'
import type { Known } from './roster.ts'

/** Who has confirmed what this process published. */
interface Confirmations {
  /** Begins to wait for the processes that are known now. */
  expect: () => Expected
  /** Takes the confirmation of a process. */
  note: (live: Pick<Message, 'from' | 'id'>) => void
  /** Waits no longer for a process that has said that it ends. */
  leave: (from: string) => void
}

/** The confirmations of one publish. */
export interface Expected {
  /** Names the publish in messages. */
  id: string
  /** Resolves when no process has to be waited for. @param listeners How many other processes Redis has told. */
  settled: (listeners: number) => Promise<void>
  /** Waits no longer. */
  end: () => Outcome
}

interface Outcome {
  confirmed: number
  /** How many have not, as far as they are known. */
  unconfirmed: number
  /** What those are called that are known and have not. */
  missing: readonly string[]
  /** Whether Redis has said how many it told. */
  isCounted: boolean
}

/** @param known The other processes. */
export function createConfirmations(known: () => readonly Known[]): Confirmations {
  /** In the order of their publishes. */
  const waiting = new Map<string, { take: (from: string) => void; leave: (from: string) => void }>()

  const expect = (): Expected => {
    const id = randomUUID()
    const others = known()
    const live = new Set<string>()
    const left = new Set<string>()
    const missing = () => others.filter(({ from }) => !live.has(from) && !left.has(from))
    // One that is silent looks before it shows a page again, so waiting for it is of no use.
    const silent = others.filter(({ isSilent }) => isSilent).length
    let listening = Number.POSITIVE_INFINITY
    const isSettled = () => live.size >= listening - silent && missing().every(({ isSilent }) => isSilent)
    const all = Promise.withResolvers<void>()
    const addTo = (processes: Set<string>) => (from: string) => {
      processes.add(from)
      if (isSettled()) all.resolve()
    }
    waiting.set(id, { take: addTo(live), leave: addTo(left) })
    return {
      id,
      settled: async (listeners) => {
        listening = listeners
        if (!isSettled()) await all.promise
      },
      end: () => {
        waiting.delete(id)
        const names = missing().map(({ process }) => process)
        const isCounted = Number.isFinite(listening)
        const unheard = isCounted ? listening - live.size : 0
        return {
          confirmed: live.size,
          unconfirmed: Math.max(names.length, unheard),
          missing: names,
          isCounted,
        }
      },
    }
  }

  return {
    expect,
    note: ({ id, from }) => {
      if (!waiting.has(id)) return
      // What this process published before that is older, so it is not shown there either.
      for (const [earlier, { take }] of waiting) {
        take(from)
        if (earlier === id) break
      }
    },
    leave: (from) => {
      for (const { leave } of waiting.values()) leave(from)
    },
  }
}
