import type { Claims } from '@house-edge/auth'
import {
  checkSession,
  type AuthContext,
  type Failure,
  type FormFields,
  listFactors,
} from '@house-edge/auth/server'
import { type Flash, writeFlash } from '../cookies/flash.ts'
import { forgetMessages } from '../cookies/requested-messages.ts'
import { writeTyped } from '../cookies/typed-cookie.ts'
import { type AccountPaths, pathFor, type Purpose } from '../paths/account-paths.ts'
import type { AccountSettings } from '../settings/account-settings.ts'
import { judgeStanding } from '../standing/judge-standing.ts'

/** Where a posted form leads, and what is said there. */
export interface FormResult {
  /** A path of this site. */
  to: string
  flash?: Flash | undefined
  /** More cookies, as they are written. */
  cookies?: readonly string[] | undefined
  /** The page that is shown after signing in, if the session was ended elsewhere. Default: that of the handler. */
  backTo?: string | undefined
}

/** What was typed into a form, and the page that shows it again. */
interface KeptForm {
  /** The page's own path. */
  path: string
  /** By the name of the field. */
  fields: Record<string, string>
}

/** A page: the name it has among the paths of the account, or a path of the site. */
export type Place = keyof AccountPaths | (string & {})

/**
 * Handles one request.
 *
 * @throws {BackendConfigurationError} The options name sessions that `createAuth` of another copy of the library made.
 */
export type Handler = (request: Request) => Promise<Response>

/** How forms of a site are handled: each with a redirect and a message on the next page, with or without scripts. */
export interface FormHandling {
  /** What the site said of itself, with its defaults. */
  settings: () => AccountSettings
  /**
   * Creates a handler. That the session was ended elsewhere takes precedence over its own result.
   *
   * @param backTo The page that is shown again in that case, once the visitor has signed in.
   */
  handle: (backTo: Place, act: (context: AuthContext) => Promise<FormResult | Response>) => Handler
  /**
   * Creates the handler of a posted form: reads the fields, acts, and redirects with a message (303).
   *
   * @param backTo The page of the form, used when the form cannot be read.
   */
  handleForm: (
    backTo: Place,
    act: (context: AuthContext, fields: FormFields) => Promise<FormResult | Response>,
  ) => Handler
  /**
   * The same for forms of the account: only for visitors who are signed in and owe no second factor. Other
   * requests are answered before their form is read.
   *
   * @param backTo The page of the form.
   * @param options.limitBytes The size of the form, where it takes files. Default: 64 KiB.
   * @param options.keeps What is kept, for ten minutes, of a form whose session was ended elsewhere: once the visitor has
   *   signed in, the page shows it again, to the same account (`account` of `postedForm`). Default: nothing.
   * @throws {BackendConfigurationError} The options name sessions that `createAuth` of another copy of the library made.
   */
  handleAccountForm: (
    backTo: Place,
    act: (context: AuthContext, fields: FormFields, claims: Claims) => Promise<FormResult | Response>,
    options?: {
      limitBytes?: number
      keeps?: (fields: FormFields) => KeptForm | undefined | Promise<KeptForm | undefined>
    },
  ) => Handler
}

/** @param settings Asked with the first request: a build has no backend. */
export function createFormHandling(settings: () => AccountSettings): FormHandling {
  const handle: FormHandling['handle'] = (backTo, act) => async (request) => {
    const site = settings()
    const response = await site.auth.handle(request, async (context) => {
      const acted = await act(context)
      const result = isLost(acted) ? await settleLost(site, context, acted, pathOf(site, backTo)) : acted
      return result instanceof Response ? result : redirectTo(site, context, result)
    })
    // This site's forms never get this status: the library refused a form from another site.
    return response.status === 403 ? (site.foreignForm?.(response) ?? response) : response
  }
  return {
    settings,
    handle,
    handleForm: (backTo, act) =>
      handle(backTo, async (context) => {
        const form = await context.form()
        return form.ok ? act(context, form.fields) : unreadable(settings(), form, backTo)
      }),
    handleAccountForm: (backTo, act, options = {}) =>
      handle(backTo, async (context) => {
        const site = settings()
        const page = pathOf(site, backTo)
        const opened = await openForm(site, context, page)
        if ('to' in opened && !(isLost(opened) && options.keeps)) return opened
        const form = await context.form(options)
        if ('to' in opened)
          return form.ok ? keepForm(site, opened, await options.keeps?.(form.fields)) : opened
        if (form.ok) return act(context, form.fields, opened.claims)
        // A file is often too large.
        return options.limitBytes === undefined
          ? unreadable(site, form, backTo)
          : { to: page, flash: flashOf(site, form) }
      }),
  }
}

/** A form that may not be sent. */
interface RefusedForm extends FormResult {
  /** Whose form it was, as far as it is known. */
  account?: string | undefined
}

/** Whose form it is, or where a visitor goes who may not send it. */
async function openForm(
  site: AccountSettings,
  context: AuthContext,
  page: string,
): Promise<{ claims: Claims } | RefusedForm> {
  const visitor = await context.visitor()
  if (visitor.state === 'signed-out') {
    const code = visitor.why === 'refused' ? 'auth/session-lost' : 'auth/session-missing'
    return { to: site.paths.signIn, flash: { code }, account: visitor.sub }
  }
  if (visitor.state === 'unknown') return { to: page, flash: { code: 'auth/unavailable' } }
  const { standing, claims } = judgeStanding(await listFactors(context), visitor.claims)
  if (standing === 'owes-second-factor')
    return { to: site.paths.secondStep, flash: { code: 'auth/second-factor-needed' } }
  if (standing !== 'complete') return { to: page, flash: flashOf(site, standing), account: claims.sub }
  // The proof of identity uses the address in the token.
  if (claims.email !== visitor.claims.email) await checkSession(context)
  return { claims }
}

function isLost(result: FormResult | Response): result is FormResult {
  return !(result instanceof Response) && result.flash?.code === 'auth/session-lost'
}

/** What was typed is shown by the page it belongs to, which comes after signing in. */
function keepForm(
  { isSecure }: AccountSettings,
  { account, ...lost }: RefusedForm,
  kept: KeptForm | undefined,
): FormResult {
  // Anybody may sign in next, in this browser.
  if (!kept || account === undefined) return lost
  const { path, fields } = kept
  return { ...lost, backTo: path, cookies: writeTyped(path, { fields, wrong: {}, account }, isSecure) }
}

async function settleLost(
  site: AccountSettings,
  context: AuthContext,
  { backTo, cookies = [] }: FormResult,
  page: string,
): Promise<FormResult | Response> {
  const settled = await settleSession(site, context, backTo ?? page)
  if (settled instanceof Response) return settled
  return { ...settled, cookies: [...(settled.cookies ?? []), ...cookies] }
}

/**
 * Checks whether the visitor's session still exists: back to the page when it does, to sign in when it has
 * ended. It ends no session itself, so that no other site can use it to sign visitors out.
 *
 * @param backTo The page that was refused.
 */
export async function settleSession(
  site: AccountSettings,
  context: AuthContext,
  backTo: string,
): Promise<FormResult | Response> {
  const visitor = await checkSession(context, { returnTo: backTo })
  if (visitor.state === 'signed-in') return { to: backTo }
  if (visitor.state === 'unknown') {
    const plain = context.answer({ action: 'unavailable', retryAfterSeconds: 5 })
    return site.unknownVisitor?.(plain) ?? plain
  }
  return visitor.why === 'refused'
    ? { to: `${site.paths.signIn}?code=auth/session-lost`, cookies: [forgetMessages(site.isSecure)] }
    : { to: site.paths.signIn }
}

/** Where a failed protected change leads: to the missing proof, or back to the form with its error. */
export function afterFailure(
  site: AccountSettings,
  failure: Failure,
  backTo: string,
  purpose: Purpose,
  email?: string,
): FormResult {
  const flash = flashOf(site, failure, email)
  if (failure.code === 'auth/reauthentication-needed')
    return { to: pathFor(site.paths.prove, purpose), flash }
  if (failure.code === 'auth/second-factor-needed')
    return { to: pathFor(site.paths.secondStep, purpose), flash }
  return { to: backTo, flash }
}

/** The message of a failed operation. Details that visitors are not told are told to the operator. */
export function flashOf(
  { onNotice }: AccountSettings,
  { code, reasons, retryAfterSeconds, error }: Failure,
  email?: string,
): Flash {
  if (code === 'auth/refused' || code === 'auth/unavailable') onNotice?.({ about: 'auth', code, error })
  return {
    code,
    ...(reasons && { reasons: [...reasons] }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(email && { email: email.slice(0, 254) }),
  }
}

/** Forms without files are never too large for a person, so there is no message for it. */
function unreadable(site: AccountSettings, failure: Failure, backTo: Place): FormResult | Response {
  if (failure.code !== 'auth/form-too-large')
    return { to: pathOf(site, backTo), flash: flashOf(site, failure) }
  return new Response(site.words.every.formTooLarge, {
    status: 413,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

function redirectTo(site: AccountSettings, context: AuthContext, result: FormResult): Response {
  const { to, flash, cookies = [] } = result
  // A message in a cookie would be lost, so it is in the address.
  if (flash?.code === 'auth/cookies-blocked')
    return context.redirect(`${site.paths.signIn}?code=${flash.code}`)
  const response = context.redirect(to)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return flash ? writeFlash(response, flash, site.isSecure) : response
}

function pathOf({ paths }: AccountSettings, place: Place): string {
  return Object.hasOwn(paths, place) ? paths[place as keyof AccountPaths] : place
}
