import type { Clock } from '../clock/clock.ts'
import type { SignInRule } from '../sign-in/rule.ts'
import type { AuthNotice } from './auth-setup.ts'

/** How a site uses its backend to sign visitors in. */
export interface AuthOptions {
  backend: {
    /** Base address, e.g. `https://abc.supabase.co`. */
    url: string
    publishableKey: string
    /** Seals session cookies, and lets the backend's rate limits see visitors' addresses. */
    secretKey?: string | undefined
  }
  /** The site's own address, e.g. `https://house-edge.example`. Nothing is ever taken from a `Host` header. */
  siteOrigin: string
  /** Which paths need a session. Without a rule every path passes. */
  rule?: SignInRule | undefined
  /** Where to go after signing in when no path is remembered. Default `/`. */
  afterSignIn?: string
  /** Cookie name without prefix. Default `sb-<first label of the backend's host>-auth-token`. */
  cookieName?: string
  tokens?: {
    /** Accepted signature algorithms, asymmetric ones only. Default `['ES256']`. */
    algorithms?: readonly string[]
    /** Default `<backend>/auth/v1`. */
    issuer?: string
    /** Default `authenticated`. */
    audience?: string
  }
  /** How long a request may wait for a refresh, in milliseconds. Default 2500. */
  waitMs?: number
  /**
   * The visitor's address: the connection's, or what your own proxy vouches for. Limits count by it, here
   * and, with the secret key, in the backend. Default: unknown, and all visitors share what can be guessed.
   */
  visitorAddress?: (request: Request) => string | undefined
  /**
   * Whether a password that is to be set is one of those that are tried first (NIST SP 800-63B).
   * Default: none is; the auth service has rules of its own.
   */
  isCommonPassword?: (password: string) => boolean
  /**
   * What visitors call the site. No password may be little more than it, as none may be little
   * more than the address or the name of its owner (NIST SP 800-63B-4 §3.1.1.2).
   */
  siteName?: string
  /** Told what an operator should know. */
  onNotice?: (notice: AuthNotice) => void
  /** Default: the platform's. */
  fetch?: typeof fetch
  /** Default: the machine's. With a clock of its own an instance shares nothing with others. */
  clock?: Clock
}
