import type { Claims } from '@house-edge/auth'
import {
  checkSession,
  type AuthContext,
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
 * Creates the handler of a posted form: reads the fields, acts, and redirects with a message (303).
 *
 * @param backTo The page of the form, used when the form cannot be read.
 */
export function answerForm(
  backTo: string,
  act: (context: AuthContext, fields: FormFields) => Promise<FormAnswer | Response>,
): (request: Request) => Promise<Response> {
  return answer(backTo, async (context) => {
    const form = await context.form()
    return form.ok ? act(context, form.fields) : unreadable(form, backTo)
  })
}

/**
 * The same for forms of the account: only for visitors who are signed in and owe no second factor. Other
 * requests are answered before their form is read.
 *
 * @param backTo The page of the form.
 * @param options.limitBytes The size of the form, where it takes files.
 */
export function answerAccountForm(
  backTo: string,
  act: (context: AuthContext, fields: FormFields, claims: Claims) => Promise<FormAnswer | Response>,
  options: { limitBytes?: number } = {},
): (request: Request) => Promise<Response> {
  return answer(backTo, async (context) => {
    const visitor = await context.visitor()
    if (visitor.state === 'signed-out')
      return toSignIn(visitor.why === 'refused' ? 'auth/session-lost' : 'auth/session-missing')
    if (visitor.state === 'unknown') return { to: backTo, flash: { code: 'auth/unavailable' } }
    const { standing, claims } = judgeStanding(await listFactors(context), visitor.claims)
    if (standing === 'owes-second-factor')
      return { to: secondFactorPath(), flash: { code: 'auth/second-factor-needed' } }
    if (standing !== 'complete') return { to: backTo, flash: flashOf(standing) }
    // The proof of identity uses the address in the token.
    if (claims.email !== visitor.claims.email) await checkSession(context)
    const form = await context.form(options)
    if (form.ok) return act(context, form.fields, claims)
    // A file is often too large.
    return options.limitBytes === undefined ? unreadable(form, backTo) : { to: backTo, flash: flashOf(form) }
  })
}

/**
 * Checks whether the visitor's session still exists: back to the page when it does, to sign in when it has
 * ended. It ends no session itself, so that no other site can use it to sign visitors out.
 *
 * @param backTo The page that was refused.
 */
export async function settleSession(context: AuthContext, backTo: string): Promise<FormAnswer | Response> {
  const visitor = await checkSession(context, { returnTo: backTo })
  if (visitor.state === 'signed-in') return { to: backTo }
  if (visitor.state === 'unknown')
    return unknownVisitorPage(context.answer({ action: 'unavailable', retryAfterSeconds: 5 }))
  const { AUTH_SIGN_IN_PATH: signIn } = backendConfig()
  return visitor.why === 'refused'
    ? { to: `${signIn}?code=auth/session-lost`, cookies: [forgetMessages(isSecure())] }
    : { to: signIn }
}

/** Where a failed protected change leads: to the missing proof, or back to the form with its error. */
export function afterFailure(failure: Failure, backTo: string, purpose: Purpose, email?: string): FormAnswer {
  const flash = flashOf(failure, email)
  if (failure.code === 'auth/reauthentication-needed') return { to: provePath(purpose), flash }
  if (failure.code === 'auth/second-factor-needed') return { to: secondFactorPath(purpose), flash }
  return { to: backTo, flash }
}

/** The message of a failed operation. Details that visitors are not told are logged. */
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

/** Forms without files are never too large for a person, so there is no message for it. */
function unreadable(failure: Failure, backTo: string): FormAnswer | Response {
  if (failure.code !== 'auth/form-too-large') return { to: backTo, flash: flashOf(failure) }
  return new Response('This form is larger than any of ours. Nothing was changed.', {
    status: 413,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** Creates a handler. That the session was ended elsewhere takes precedence over its own answer. */
export function answer(
  backTo: string,
  act: (context: AuthContext) => Promise<FormAnswer | Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await siteAuth().handle(request, async (context) => {
      const acted = await act(context)
      const isLost = !(acted instanceof Response) && acted.flash?.code === 'auth/session-lost'
      const given = isLost ? await settleSession(context, backTo) : acted
      return given instanceof Response ? given : leadOn(context, given)
    })
    // This site's forms never get this status: the library refused a form from another site.
    return response.status === 403 ? foreignFormPage(response) : response
  }
}

function toSignIn(code: Flash['code']): FormAnswer {
  return { to: backendConfig().AUTH_SIGN_IN_PATH, flash: { code } }
}

function leadOn(context: AuthContext, { to, flash, cookies = [] }: FormAnswer): Response {
  const response = context.redirect(to)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return flash ? writeFlash(response, flash, isSecure()) : response
}
