import { networkOf } from '@house-edge/paths'

/** Bounds the memory that the bodies of all requests under way can take. */
interface BodyGate {
  /**
   * Lets a body in. Until then nothing of it may be read.
   *
   * @param address Who sends it.
   * @param bytes The most it can have.
   * @returns Call it when nothing holds the body any more. `undefined`: there is no room.
   */
  enter: (address: string, bytes: number) => (() => void) | undefined
}

/**
 * Creates the gate of a server. A body counts with its whole size from the start, so bodies that arrive slowly cannot
 * wait for each other's end. One client gets half of the room at most, and the rest is for others.
 *
 * @param options.bytesAtOnce The room. A single body may be larger.
 * @param options.bodiesAtOnce How many bodies, all clients together.
 */
export function createBodyGate({
  bytesAtOnce,
  bodiesAtOnce,
}: {
  bytesAtOnce: number
  bodiesAtOnce: number
}): BodyGate {
  const held = new Map<string, { bytes: number; bodies: number }>()
  const all = { bytes: 0, bodies: 0 }

  return {
    enter: (address, bytes) => {
      const client = networkOf(address)
      const own = held.get(client) ?? { bytes: 0, bodies: 0 }
      const isOver = (of: typeof all, share: number): boolean =>
        of.bodies > 0 && (of.bytes + bytes > bytesAtOnce * share || of.bodies >= bodiesAtOnce * share)
      if (isOver(all, 1) || isOver(own, 0.5)) return undefined
      held.set(client, own)
      for (const each of [own, all]) {
        each.bytes += bytes
        each.bodies += 1
      }
      let isIn = true
      return () => {
        if (!isIn) return
        isIn = false
        for (const each of [own, all]) {
          each.bytes -= bytes
          each.bodies -= 1
        }
        if (own.bodies === 0) held.delete(client)
      }
    },
  }
}
