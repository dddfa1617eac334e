/** What a service answered, or why it did not. */
export type Answer =
  | { failed: string }
  | { failed?: undefined; status: number; text: string; tookMs: number; skewMs: number | undefined }

/** Asks over HTTP; passed in by tests. */
export interface Asking {
  fetch: typeof fetch
  /** The time, in milliseconds. */
  now: () => number
  patienceMs: number
}

/** What codes of Node mean to an operator. */
const failures: Record<string, string> = {
  ENOTFOUND: 'its name is not known to the resolver of this machine',
  EAI_AGAIN: 'the resolver of this machine does not answer',
  ECONNREFUSED: 'no program listens there',
  ECONNRESET: 'the connection was closed without an answer',
  UND_ERR_SOCKET: 'the connection was closed without an answer',
  EHOSTUNREACH: 'no way leads there from this machine',
  ENETUNREACH: 'no way leads there from this machine',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself, and this machine does not trust it',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not signed by anybody this machine trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by anybody this machine trusts',
}

/** Asks once, with the patience of somebody who waits at a terminal. Follows no redirect. */
export async function ask(
  { fetch, now, patienceMs }: Asking,
  url: string,
  init: RequestInit = {},
): Promise<Answer> {
  const startedMs = now()
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store', signal })
    const text = await response.text()
    const answeredMs = now()
    const said = Date.parse(response.headers.get('date') ?? '')
    const ageMs = Number(response.headers.get('age') ?? 0) * 1_000
    return {
      status: response.status,
      text,
      tookMs: answeredMs - startedMs,
      // The header has whole seconds; half of one is the fairest guess.
      skewMs: Number.isNaN(said) ? undefined : (startedMs + answeredMs) / 2 - (said + 500 + ageMs),
    }
  } catch (error) {
    return { failed: reasonOf(error, patienceMs) }
  }
}

function reasonOf(error: unknown, patienceMs: number): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.name === 'TimeoutError') return `it did not answer within ${patienceMs / 1_000} s`
    const code = 'code' in each ? String(each.code) : ''
    if (code in failures) return failures[code]!
    if (each.cause === undefined) return code || each.message
  }
  return String(error)
}

/** The JSON of an answer; `undefined` where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
