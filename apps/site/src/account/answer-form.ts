import type { Claims } from '@house-edge/auth'
import {
  checkSession,
  type Exchange,
  type Failure,
  type FormFields,
  listFactors,
} from '@house-edge/auth/server'
import { siteAuth } from '../auth.ts'
import { backendConfig, siteConfig } from '../config.ts'
import { foreignFormPage, unknownVisitorPage } from '../absence/status-page.ts'
import { siteLog } from '../process/log.ts'
import { provePath, type Purpose, secondFactorPath } from './account-paths.ts'
import { forgetMessages } from './messages/asked-message.ts'
import { type Flash, writeFlash } from './messages/flash.ts'
import { judgeStanding } from './judge-standing.ts'

/** Where a form's answer leads, and what it says there. */
export interface FormAnswer {
  to: string
  flash?: Flash | undefined
  /** More cookies, as they are written. */
  cookies?: readonly string[] | undefined
}

/**
 * Makes the handler of a posted form: reads the fields, acts, and sends the
 * browser on by GET with what there is to say.
 *
 * @param backTo The page of the form, for when it cannot be read at all.
 */
export function answerForm(
  backTo: string,
  act: (exchange: Exchange, fields: FormFields) => Promise<FormAnswer | Response>,
): (request: Request) => Promise<Response> {
  return answer(backTo, async (exchange) => {
    const form = await exchange.form()
    return form.ok ? act(exchange, form.fields) : unreadable(form, backTo)
  })
}

/**
 * The same for forms of the account: only for visitors who are signed in and
 * owe no second factor. Of nobody else's form is anything read.
 *
 * @param backTo The page of the form.
 * @param options.limitBytes The size of the form, where it takes files.
 */
export function answerAccountForm(
  backTo: string,
  act: (exchange: Exchange, fields: FormFields, claims: Claims) => Promise<FormAnswer | Response>,
  options: { limitBytes?: number } = {},
): (request: Request) => Promise<Response> {
  return answer(backTo, async (exchange) => {
    const visitor = await exchange.visitor()
    if (visitor.state === 'signed-out')
      return toSignIn(visitor.why === 'refused' ? 'auth/session-lost' : 'auth/session-missing')
    if (visitor.state === 'unknown') return { to: backTo, flash: { code: 'auth/unavailable' } }
    const { standing, claims } = judgeStanding(await listFactors(exchange), visitor.claims)
    if (standing === 'owes-second-factor')
      return { to: secondFactorPath(), flash: { code: 'auth/second-factor-needed' } }
    if (standing !== 'complete') return { to: backTo, flash: flashOf(standing) }
    // What proves who somebody is goes by the address in the token.
    if (claims.email !== visitor.claims.email) await checkSession(exchange)
    const form = await exchange.form(options)
    if (form.ok) return act(exchange, form.fields, claims)
    // Whoever sends a file may well send too large a one.
    return options.limitBytes === undefined ? unreadable(form, backTo) : { to: backTo, flash: flashOf(form) }
  })
}

/**
 * Settles whether the visitor's session still stands: back to the page when it
 * does, to sign in when it was ended. Ends nothing itself, so that no other site
 * can sign visitors out by it.
 *
 * @param backTo The page that was refused.
 */
export async function settleSession(exchange: Exchange, backTo: string): Promise<FormAnswer | Response> {
  const visitor = await checkSession(exchange, { returnTo: backTo })
  if (visitor.state === 'signed-in') return { to: backTo }
  if (visitor.state === 'unknown')
    return unknownVisitorPage(exchange.answer({ action: 'unavailable', retryAfterSeconds: 5 }))
  const { AUTH_SIGN_IN_PATH: signIn } = backendConfig()
  return visitor.why === 'refused'
    ? { to: `${signIn}?code=auth/session-lost`, cookies: [forgetMessages(isSecure())] }
    : { to: signIn }
}

/** What follows a failure of a protected change: the proof that is missing, or the form with what is wrong. */
export function afterFailure(failure: Failure, backTo: string, purpose: Purpose, email?: string): FormAnswer {
  const flash = flashOf(failure, email)
  if (failure.code === 'auth/reauthentication-needed') return { to: provePath(purpose), flash }
  if (failure.code === 'auth/second-factor-needed') return { to: secondFactorPath(purpose), flash }
  return { to: backTo, flash }
}

/** What a failed operation has to say. What visitors are not told about it is recorded. */
export function flashOf({ code, reasons, retryAfterSeconds, error }: Failure, email?: string): Flash {
  if (code === 'auth/refused' || code === 'auth/unavailable') siteLog().warn('auth', { code, error })
  return {
    code,
    ...(reasons && { reasons: [...reasons] }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(email && { email: email.slice(0, 254) }),
  }
}

/** Whether cookies may travel encrypted only. */
export function isSecure(): boolean {
  return siteConfig().SITE_ORIGIN.startsWith('https:')
}

/** No form of texts is too large: there is nobody to explain it to. */
function unreadable(failure: Failure, backTo: string): FormAnswer | Response {
  if (failure.code !== 'auth/form-too-large') return { to: backTo, flash: flashOf(failure) }
  return new Response('This form is larger than any of ours. Nothing was changed.', {
    status: 413,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** Makes a handler. Where it finds that the session was ended elsewhere, that comes first. */
export function answer(
  backTo: string,
  act: (exchange: Exchange) => Promise<FormAnswer | Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await siteAuth().handle(request, async (exchange) => {
      const acted = await act(exchange)
      const isLost = !(acted instanceof Response) && acted.flash?.code === 'auth/session-lost'
      const given = isLost ? await settleSession(exchange, backTo) : acted
      return given instanceof Response ? given : leadOn(exchange, given)
    })
    // No form of ours is answered so: it is the library that refuses one from elsewhere.
    return response.status === 403 ? foreignFormPage(response) : response
  }
}

function toSignIn(code: Flash['code']): FormAnswer {
  return { to: backendConfig().AUTH_SIGN_IN_PATH, flash: { code } }
}

function leadOn(exchange: Exchange, { to, flash, cookies = [] }: FormAnswer): Response {
  const response = exchange.redirect(to)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return flash ? writeFlash(response, flash, isSecure()) : response
}
