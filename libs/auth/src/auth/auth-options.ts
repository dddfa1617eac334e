import type { Clock } from '../clock/clock.ts'
import type { AuthPeers } from '../peers/peers.ts'
import type { SignInRule } from '../sign-in/rule.ts'
import type { Tried } from '../throttle/sign-in-attempts.ts'
import type { Tracer } from '../tracing/traced.ts'
import type { AuthNotice } from '../setup/auth-setup.ts'

/** How a site uses its backend to sign visitors in. */
export interface AuthOptions {
  backend: {
    /** Base address, e.g. `https://abc.supabase.co`. */
    url: string
    publishableKey: string
    /** Seals session cookies, and lets the backend's rate limits see visitors' addresses. */
    secretKey?: string | undefined
    /** A key whose seals are believed as well, while the secret key is changed: nobody is signed out by it. */
    previousSecretKey?: string | undefined
  }
  /** The site's own address, e.g. `https://house-edge.example`. Nothing is ever taken from a `Host` header. */
  siteOrigin: string
  /** Which paths need a session. Default: none. */
  rule?: SignInRule | undefined
  /** Where to go after signing in when no path is remembered. @default '/' */
  afterSignIn?: string
  /** Cookie name without prefix. Default: `sb-<first label of the backend's host>-auth-token`. */
  cookieName?: string
  /** Which access tokens are accepted. */
  tokens?: {
    /** Accepted signature algorithms, asymmetric ones only. @default ['ES256'] */
    algorithms?: readonly string[]
    /** Default: `<backend>/auth/v1`. */
    issuer?: string
    /** @default 'authenticated' */
    audience?: string
  }
  /** The longest a request waits for a token refresh, in milliseconds. @default 2_500 */
  waitMs?: number
  /**
   * The visitor's IP address: the connection's, or the one your own proxy reports. Rate limits are kept per
   * address, here and, with the secret key, in the backend. Default: unknown, and all visitors share one
   * limit.
   */
  visitorAddress?: (request: Request) => string | undefined
  /**
   * Whether a new password is on a list of common passwords (NIST SP 800-63B). Default: no list; the auth
   * service has rules of its own.
   */
  isCommonPassword?: (password: string) => boolean | Promise<boolean>
  /**
   * The site's name as visitors know it. A password that consists of little more than this name, or the
   * owner's name or address, is refused (NIST SP 800-63B-4 §3.1.1.2). Default: no name.
   */
  siteName?: string
  /**
   * Other processes of this site: attempts count in all of them, and a session ended in one is ended in all.
   * Default: none.
   */
  peers?: AuthPeers | undefined
  /** Called with events that an operator should see. Default: they are dropped. */
  onNotice?: (notice: AuthNotice) => void
  /** Called with what became of each attempt to sign in, and with each that was limited. Default: nobody is told. */
  onTried?: (attempt: Tried) => void
  /**
   * Has a span for every request that `proxy` and `handle` see, and one for every call of the backend:
   * OpenTelemetry's `trace.getTracer('site')`. No span names a visitor. Default: none.
   */
  tracer?: Tracer | undefined
  /** Default: the platform's. */
  fetch?: typeof fetch
  /** Default: the machine's. An instance with its own clock shares no state with others. */
  clock?: Clock
}
