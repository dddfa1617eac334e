import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** A message from one process to all others. */
export interface Told {
  from: string
  topic: string
  text: string
}

/** Signs messages, so that nobody else who can write to the engine is believed. */
export interface Seal {
  close: (told: Told) => string
  /** @returns `undefined` when the signature is wrong, or the message is old or a repetition. */
  open: (sealed: string) => Told | undefined
}

/** More than the clocks of two machines differ. */
const longestMs = 30_000
const mostRemembered = 10_000

/** @param secret Known to the processes of the site and to nobody else. */
export function createSeal(secret: string, now: () => number): Seal {
  const opened = new Map<string, number>()
  const markOf = (text: string): Buffer => createHmac('sha256', secret).update(text).digest()
  const isFirst = (id: string): boolean => {
    if (opened.has(id)) return false
    opened.set(id, now())
    for (const [oldest] of opened) {
      if (opened.size <= mostRemembered) break
      opened.delete(oldest)
    }
    return true
  }
  return {
    close: (told) => {
      const text = JSON.stringify({ ...told, id: randomUUID(), atMs: now() })
      return `${markOf(text).toString('base64url')} ${text}`
    },
    open: (sealed) => {
      const at = sealed.indexOf(' ')
      const text = sealed.slice(at + 1)
      const mark = Buffer.from(sealed.slice(0, Math.max(0, at)), 'base64url')
      const right = markOf(text)
      if (mark.length !== right.length || !timingSafeEqual(mark, right)) return undefined
      // The signature is right, so `close` wrote it.
      const { id, atMs, ...told } = JSON.parse(text) as Told & { id: string; atMs: number }
      return Math.abs(now() - atMs) <= longestMs && isFirst(id) ? told : undefined
    },
  }
}
