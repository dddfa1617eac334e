import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** A message from one process to all others. */
interface Told {
  from: string
  topic: string
  text: string
}

/** Signs messages, so that other writers to Redis are ignored. */
interface Seal {
  close: (told: Told) => string
  /** @returns `undefined` when the signature is wrong, or the message is old or a repetition. */
  open: (sealed: string) => Told | undefined
}

/** More than the clocks of two machines differ. */
const longestMs = 30_000
const mostRemembered = 10_000

/** A digest of a text that only who knows the secret can make. */
export function markOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** Whether a text carries its mark, as {@link markOf} makes it. */
function isMarked(secret: string, text: string, mark: Buffer): boolean {
  const right = markOf(secret, text)
  return mark.length === right.length && timingSafeEqual(mark, right)
}

/** The same with another secret that is believed as well. */
export function isMarkedByEither(
  secret: string,
  previous: string | undefined,
  text: string,
  mark: Buffer,
): boolean {
  return isMarked(secret, text, mark) || (previous !== undefined && isMarked(previous, text, mark))
}

/**
 * @param secret Only the processes of the site may know it.
 * @param previous Believed as well.
 */
export function createSeal(secret: string, now: () => number, previous?: string): Seal {
  const opened = new Map<string, number>()
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
      return `${markOf(secret, text).toString('base64url')} ${text}`
    },
    open: (sealed) => {
      const at = sealed.indexOf(' ')
      const text = sealed.slice(at + 1)
      const mark = Buffer.from(sealed.slice(0, Math.max(0, at)), 'base64url')
      if (!isMarkedByEither(secret, previous, text, mark)) return undefined
      // The signature is right, so `close` wrote it.
      const { id, atMs, ...told } = JSON.parse(text) as Told & { id: string; atMs: number }
      return Math.abs(now() - atMs) <= longestMs && isFirst(id) ? told : undefined
    },
  }
}
