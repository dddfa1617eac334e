import { getConnInfo } from '@hono/node-server/conninfo'
import { bearerOf } from '@house-edge/double/credentials'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { callerAddress } from '../access/caller-address.ts'
import { refusalOf, roleOf } from '../access/guard.ts'
import type { Caller, GuardRules } from '../access/guard.ts'
import { DeskError } from '../desk/desk-error.ts'

/** The cookie that holds the desk token in a browser. */
export const tokenCookie = 'content_service_desk'

/**
 * Lets through only requests that may change content.
 *
 * @param isForPublishers Whether only publishers may do this, and not every editor.
 * @throws {DeskError} 403.
 */
export function guarded(
  rules: GuardRules,
  isForPublishers: (method: string, path: string) => boolean = () => false,
): MiddlewareHandler {
  return async (context, next) => {
    const refusal = await refusalOf(callerOf(context), rules)
    if (refusal !== undefined) {
      throw new DeskError(
        'desk/forbidden',
        `The request was refused: ${refusal}. Nothing was changed. Use the desk at its own address.`,
      )
    }
    const { method, path } = context.req
    if (isForPublishers(method, path)) await publishersOnly(context, rules)
    await next()
  }
}

/**
 * Lets through only publishers. The backend is asked who is one now: what goes out cannot be taken back.
 *
 * @throws {DeskError} 403, or 503 when the backend does not answer.
 */
export async function publishersOnly(context: Context, rules: GuardRules): Promise<void> {
  const role = await roleOf(tokenOf(context), rules, true)
  if (role === 'publisher') return
  if (role === 'unreachable') {
    throw new DeskError(
      'desk/sign-in-unavailable',
      'The backend with the accounts does not say whether you may still do this. Nothing was changed. Try again in a moment.',
    )
  }
  if (role === 'editor') throw forPublishers()
  throw new DeskError(
    'desk/forbidden',
    'You are not signed in any more. Nothing was changed. Sign in at /desk/login.',
  )
}

/** The refusal of what is for publishers alone. */
export function forPublishers(): DeskError {
  return new DeskError(
    'desk/forbidden',
    'This is for publishers, and you are signed in as an editor. Nothing was changed. Ask a publisher to do it.',
  )
}

/** What the cookies that open the desk have in common. */
export function cookieFlags(context: Context, rules: GuardRules) {
  const { req } = context
  // Anybody can write these headers; who lies keeps their own cookie from being sent.
  const isSecure =
    rules.isSecure === true ||
    req.header('x-forwarded-proto') === 'https' ||
    req.header('origin')?.startsWith('https:') === true
  return { path: '/', httpOnly: true, secure: isSecure }
}

/** What a request says about where it comes from. */
export function callerOf(context: Context): Caller {
  const { method } = context.req
  const header = (name: string): string | undefined => context.req.header(name)
  const [host, origin, site] = [header('host'), header('origin'), header('sec-fetch-site')]
  return { method, host, origin, site, token: tokenOf(context) }
}

/** The address a request comes from, behind one's own servers. */
export function addressOf(context: Context, { trustedHops = 0 }: GuardRules): string | undefined {
  const { remote } = getConnInfo(context)
  return callerAddress(context.req.header('x-forwarded-for'), remote.address, trustedHops)
}

/** What a request says who it is from. */
export function tokenOf(context: Context): string | undefined {
  return bearerOf(context.req.header('authorization')) ?? getCookie(context, tokenCookie)
}
