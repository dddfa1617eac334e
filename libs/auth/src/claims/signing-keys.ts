import { type CryptoKey, importJWK, type JWK } from 'jose'
import * as z from 'zod'
import { type Clock, waitAtMost } from '../clock/clock.ts'
import { backoffMs } from '../clock/refresh-schedule.ts'

/** A public key, or how certain it is that no key with this id exists. */
type KeyLookup =
  | { kind: 'found'; key: CryptoKey }
  /** The service was asked after the name was first seen, and does not know it. */
  | { kind: 'absent' }
  /** The service may not be asked again so soon. */
  | { kind: 'undecided' }
  /** No keys at all: the service cannot be reached, or not yet. */
  | { kind: 'unavailable' }

/** The auth service's public keys. */
export interface SigningKeys {
  /** Never rejects. */
  find(kid: string, algorithm: string): Promise<KeyLookup>
}

const minuteMs = 60_000
/** How long keys are used without asking again. */
const freshMs = 10 * minuteMs
/** From here on they are fetched ahead, so that no request waits for them. */
const aheadMs = 8 * minuteMs
/** How long keys are used while the service does not answer. */
const staleMs = 24 * 60 * minuteMs
/** An unknown key id is looked up at most once in this time. */
const unknownPauseMs = minuteMs
const waitMs = 1500
const knownAbsentLimit = 1000

const KeySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })).min(1) })

/**
 * Caches the auth service's public keys:
 *
 * fresh for ten minutes, stale for up to a day while the service cannot be reached. Unknown key ids are
 * remembered and looked up at most once a minute, so that forged tokens cost the service nothing.
 *
 * @param options.clock One that never goes back.
 * @param options.load Fetches the key set; rejects when that fails.
 */
export function createSigningKeys(options: {
  load: () => Promise<unknown>
  algorithms: readonly string[]
  clock: Clock
  onFailure?: (cause: unknown) => void
}): SigningKeys {
  const { clock } = options
  let keys: ReadonlyMap<string, CryptoKey> | undefined
  let loadedAtMs = 0
  let attemptedAtMs = Number.NEGATIVE_INFINITY
  let askedForUnknownAtMs = Number.NEGATIVE_INFINITY
  let failures = 0
  let loading: Promise<void> | undefined
  const absent = new Set<string>()

  return {
    async find(kid, algorithm) {
      const seenAtMs = clock.now()
      await ensureKeys()
      if (!keys) return { kind: 'unavailable' }
      const name = `${algorithm} ${kid}`
      const known = keys.get(name)
      if (known) return { kind: 'found', key: known }
      // Keys fetched after this id was first seen need not be fetched again.
      if (failures === 0 && !loading && attemptedAtMs >= seenAtMs) rememberAbsent(name)
      if (absent.has(name)) return { kind: 'absent' }
      return askForUnknown(name)
    },
  }

  async function askForUnknown(name: string): Promise<KeyLookup> {
    const isMine = !loading
    if (isMine) {
      if (clock.now() - askedForUnknownAtMs < unknownPauseMs) return { kind: 'undecided' }
      askedForUnknownAtMs = clock.now()
    }
    const load = await waitAtMost(clock, reload(), waitMs)
    const key = keys?.get(name)
    if (key) return { kind: 'found', key }
    // A fetch that another request started may be older than this key.
    if (!isMine || !load.inTime || failures > 0) return { kind: 'undecided' }
    rememberAbsent(name)
    return { kind: 'absent' }
  }

  function rememberAbsent(name: string): void {
    if (absent.size < knownAbsentLimit) absent.add(name)
  }

  async function ensureKeys(): Promise<void> {
    const ageMs = clock.now() - loadedAtMs
    if (keys && ageMs > staleMs) keys = undefined
    if (!keys) {
      if (clock.now() - attemptedAtMs >= pauseMs()) await waitAtMost(clock, reload(), waitMs)
      else if (loading) await waitAtMost(clock, loading, waitMs)
    } else if (ageMs >= aheadMs && clock.now() - attemptedAtMs >= unknownPauseMs) {
      const reloading = reload()
      if (ageMs >= freshMs && failures === 0) await waitAtMost(clock, reloading, waitMs)
    }
  }

  function pauseMs(): number {
    return failures === 0 ? 0 : backoffMs(failures - 1)
  }

  function reload(): Promise<void> {
    loading ??= loadOnce().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function loadOnce(): Promise<void> {
    attemptedAtMs = clock.now()
    try {
      keys = await importKeys(await options.load(), options.algorithms)
      loadedAtMs = clock.now()
      failures = 0
      absent.clear()
    } catch (cause) {
      failures += 1
      options.onFailure?.(cause)
    }
  }
}

async function importKeys(body: unknown, algorithms: readonly string[]): Promise<Map<string, CryptoKey>> {
  const keys = new Map<string, CryptoKey>()
  for (const { kid, ...parameters } of KeySet.parse(body).keys) {
    if (parameters['use'] !== undefined && parameters['use'] !== 'sig') continue
    for (const algorithm of algorithms) {
      if (parameters['alg'] !== undefined && parameters['alg'] !== algorithm) continue
      const key = await importPublicKey(parameters, algorithm)
      if (key) keys.set(`${algorithm} ${kid}`, key)
    }
  }
  return keys
}

/** A key set may hold keys for other purposes; those are passed over. */
async function importPublicKey(jwk: JWK, algorithm: string): Promise<CryptoKey | undefined> {
  const { kty, crv, x, y, n, e } = jwk
  try {
    const key = await importJWK({ kty, crv, x, y, n, e } as JWK, algorithm)
    return key instanceof Uint8Array ? undefined : key
  } catch {
    return undefined
  }
}
