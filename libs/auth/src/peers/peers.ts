import * as z from 'zod'
import { parseJson } from '../service/parse-json.ts'
import type { SessionOwner, SignOutScope } from '../session/session-owner.ts'

/** Messages between the processes of one site. When they are lost, each process works alone. */
export interface AuthPeers {
  /**
   * Turns an account or an address into a name that is the same in each process and reveals nothing, for example
   * with an HMAC.
   */
  nameOf: (text: string) => string
  /**
   * The same by another key, which other processes may have meanwhile: while a key is changed, attempts are reported by both
   * names. Default: there is none.
   */
  otherNameOf?: ((text: string) => string) | undefined
  /** Sends a message to the others. Neither waits nor throws. */
  send: (news: string) => void
  /** Called once. The listener receives the others' messages; you make sure that they come from them. */
  onMessage: (listener: (news: string) => void) => void
}

/** A counter, and the rate that applies to it. */
export interface Counted {
  name: string
  rate: string
}

/** A message of one process to the others. */
export type AuthNews =
  /** Attempts were made, or were right and are given back. */
  | { kind: 'attempt'; counted: readonly Counted[]; isGivenBack: boolean }
  /** Sessions were ended. */
  | { kind: 'ended'; of: SessionOwner; scope: SignOutScope }

const longestName = 256
const mostCounted = 10

const Name = z.string().max(longestName)
const Counter = z.object({ name: Name, rate: Name })
const News = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('attempt'),
    // A counter of another version is left out, and the others still count.
    counted: z
      .array(z.unknown())
      .transform((counted) =>
        counted.slice(0, mostCounted).flatMap((one) => Counter.safeParse(one).data ?? []),
      ),
    isGivenBack: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('ended'),
    of: z.object({ sub: Name, session_id: Name.optional() }),
    scope: z.enum(['local', 'others', 'global']),
  }),
])

/** @returns `undefined` for anything else, such as a message of a process of another version. */
export function readNews(text: string): AuthNews | undefined {
  return News.safeParse(parseJson(text)).data
}
