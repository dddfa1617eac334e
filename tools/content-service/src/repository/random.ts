import { randomBytes } from 'node:crypto'

/**
 * From 0 to 1, as `Math.random`, which is not for secrets: refs are told to
 * everybody, and a reader of some of them could work out the tokens and
 * preview sessions that came from the same numbers.
 */
export function secureRandom(): number {
  return randomBytes(6).readUIntBE(0, 6) / 2 ** 48
}
