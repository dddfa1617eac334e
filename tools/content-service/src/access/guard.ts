import { isSameText } from '@house-edge/double/credentials'
import type { DeskRole, Sessions } from './sign-in.ts'

/** What a request says about where it comes from. */
export interface Caller {
  method: string
  host: string | undefined
  origin: string | undefined
  /** `Sec-Fetch-Site` */
  site: string | undefined
  /** From `Authorization: Bearer` or the desk's cookie. */
  token: string | undefined
}

/** Who may use what changes content. */
export interface GuardRules {
  /** Host names by which this service is meant. */
  hosts: ReadonlySet<string>
  /** Needed when set, or a session. */
  token: string | undefined
  /** The sessions of the desk. Without sessions and without a token, no sign-in is required. */
  sessions?: Sessions | undefined
  /** Whether browsers reach the service by TLS, which ends in front of it. */
  isSecure?: boolean
  /** Number of own servers in front, each adding an entry to `X-Forwarded-For`. 0: the header is ignored. */
  trustedHops?: number
}

const loopback = ['localhost', '127.0.0.1', '[::1]']
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The host names of a service that is bound to a host and reached at an origin. */
export function hostsOf(host: string, publicOrigin: string | undefined): ReadonlySet<string> {
  const own = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname]
  return new Set([...loopback, host, ...own])
}

/**
 * Decides whether a request may reach the desk or the control plane.
 *
 * The desk needs no sign-in on the machine it runs on, so a page elsewhere must not
 * be able to use the visitor's browser: neither by sending a form (its `Origin`
 * gives it away) nor by pointing a name of its own at this machine (its `Host` does).
 *
 * @returns Why not, or `undefined` when it may.
 */
export async function refusalOf(caller: Caller, rules: GuardRules): Promise<string | undefined> {
  const hostName = hostNameOf(caller.host)
  if (hostName === undefined || !rules.hosts.has(hostName))
    return 'it was addressed by a name this service does not go by'
  // Reading too: who listens to a document is announced to those who have it open.
  if (caller.site !== undefined && caller.site !== 'same-origin' && caller.site !== 'none')
    return 'it came from another site'
  const isOwn = caller.origin === undefined || isOwnOrigin(caller.origin, caller.host, rules)
  if (!isOwn && !readingMethods.has(caller.method)) return 'it came from another site'
  if (isLocked(rules) && (await roleOf(caller.token, rules)) === undefined)
    return rules.sessions
      ? 'you are not signed in. Sign in at /desk/login'
      : 'the desk token is missing or wrong'
  return undefined
}

/** Whether the desk is asked to be opened. */
function isLocked({ token, sessions }: GuardRules): boolean {
  return token !== undefined || sessions !== undefined
}

/**
 * The role of a token. The service's own token has every right.
 *
 * @param isAskedNow Whether the backend with the accounts is asked, and not what it said within the last minute.
 */
export async function roleOf(
  token: string | undefined,
  rules: GuardRules,
  isAskedNow = false,
): Promise<DeskRole | 'unreachable' | undefined> {
  if (!isLocked(rules)) return 'publisher'
  if (token === undefined) return undefined
  if (rules.token !== undefined && isSameText(token, rules.token)) return 'publisher'
  return rules.sessions?.roleOf(token, isAskedNow)
}

function isOwnOrigin(origin: string, host: string | undefined, rules: GuardRules): boolean {
  try {
    const url = new URL(origin)
    return url.host === host && rules.hosts.has(url.hostname)
  } catch {
    return false
  }
}

function hostNameOf(host: string | undefined): string | undefined {
  try {
    return host === undefined ? undefined : new URL(`http://${host}`).hostname
  } catch {
    return undefined
  }
}
