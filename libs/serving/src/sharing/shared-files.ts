import { isMarkedByEither, markOf } from './seal.ts'

/** Texts that all processes of a site keep together, by name. All calls reject while Redis is away. */
export interface SharedFiles {
  /** `undefined` when there is no such text, or another secret has signed it. */
  read: (name: string) => Promise<string | undefined>
  /** Replaces the text under a name. */
  write: (name: string, text: string) => Promise<void>
  names: () => Promise<readonly string[]>
  /** How many there are, at the price of one. */
  count: () => Promise<number>
}

/** The part of a client that is used here. */
interface Redis {
  hGet: (key: string, field: string) => Promise<string | null>
  hSet: (key: string, field: string, value: string) => Promise<unknown>
  hKeys: (key: string) => Promise<string[]>
  hLen: (key: string) => Promise<number>
}

/**
 * Keeps texts in one hash of Redis, signed together with their names: who can write to Redis can take them
 * away or bring an earlier one back, but not make one up nor put one in the place of another.
 *
 * @param redis Resolves when there is a connection for the first time.
 */
export function createSharedFiles(
  redis: Promise<Redis>,
  key: string,
  secret: string,
  previous?: string,
): SharedFiles {
  const signed = (name: string, text: string): string => `file\n${key}\n${name}\n${text}`
  return {
    read: async (name) => {
      const kept = await (await redis).hGet(key, name)
      if (kept === null) return undefined
      const at = kept.indexOf(' ')
      const text = kept.slice(at + 1)
      const mark = Buffer.from(kept.slice(0, Math.max(0, at)), 'base64url')
      return isMarkedByEither(secret, previous, signed(name, text), mark) ? text : undefined
    },
    write: async (name, text) => {
      const mark = markOf(secret, signed(name, text)).toString('base64url')
      await (await redis).hSet(key, name, `${mark} ${text}`)
    },
    names: async () => (await redis).hKeys(key),
    count: async () => (await redis).hLen(key),
  }
}
