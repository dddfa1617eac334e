import { messageFor, type MessageCode } from '../messages/catalogue.ts'
import type { SignInDecision } from '../sign-in/decide.ts'

/**
 * Answers a request that may not proceed. The body is plain text; a site that wants its own page can use
 * the decision instead.
 */
export function answerDecision(
  decision: Exclude<SignInDecision, { action: 'pass' }>,
  siteOrigin: string,
): Response {
  if (decision.action === 'redirect') return redirectTo(decision.to, siteOrigin)
  if (decision.action === 'forbid') return textResponse(403, 'auth/forbidden')
  return textResponse(503, 'auth/unavailable', { 'retry-after': String(decision.retryAfterSeconds) })
}

/** Sends the browser to a path of this site by GET. */
export function redirectTo(path: string, siteOrigin: string): Response {
  return new Response(null, { status: 303, headers: { location: new URL(path, siteOrigin).href } })
}

/** Says what a code means, in text. */
export function textResponse(
  status: number,
  code: MessageCode,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${messageFor(code)}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  })
}
