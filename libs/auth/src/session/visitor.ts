import type { Claims } from '../claims/claims.ts'

/**
 * Who is visiting.
 *
 * `unknown` is not `signed-out`: there is a session, but the auth service could not be asked about it. Show
 * public content as usual; for protected
 * content say "try again shortly" (503), and never send such a visitor to sign in.
 */
export type Visitor =
  | {
      state: 'signed-in'
      /** Verified. Contains no token. */
      claims: Claims
    }
  | {
      state: 'signed-out'
      why: SignedOutReason
      /** Whose session was refused, by its genuine token, which has expired. Nobody is signed in as that. */
      sub?: string
    }
  | {
      state: 'unknown'
      /**
       * `refresh-due`: read where refreshing is not possible; the next request through the proxy decides
       * it.
       */
      why: 'service-unavailable' | 'refresh-due'
    }

/**
 * Why there is no session.
 *
 * - `no-session`: the browser sent none.
 * - `unreadable`: it sent cookies that hold none.
 * - `invalid`: the access token is not genuine.
 * - `refused`: the auth service ended the session, or it was signed out elsewhere.
 * - `ended`: it was signed out in this browser.
 * - `expired`: an access token that came without a session has ended (`readBearer`).
 */
export type SignedOutReason = 'no-session' | 'unreadable' | 'invalid' | 'refused' | 'ended' | 'expired'
