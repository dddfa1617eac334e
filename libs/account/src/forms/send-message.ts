import type { AuthContext, Failure, Outcome } from '@house-edge/auth/server'
import { rememberMessages, secondsToWait } from '../cookies/requested-messages.ts'
import type { Flash } from '../cookies/flash.ts'
import { type AccountPaths, pathFor, type Purpose } from '../paths/account-paths.ts'
import type { AccountSettings } from '../settings/account-settings.ts'
import { flashOf, type FormHandling, type FormResult, type Handler } from './form-handling.ts'

/**
 * Creates the handler of a form that requests a message, and redirects to where its code is entered. The
 * result is the same whether the address has an account or not.
 *
 * @param page Of the form.
 * @param options.purpose What the message is for, when not for signing in.
 * @param options.form Which form of that page it is, where there are two.
 */
export function sendMessage(
  { settings, handleForm }: FormHandling,
  page: keyof AccountPaths,
  send: (context: AuthContext, email: string | undefined) => Promise<Outcome<'check-inbox'>>,
  { purpose, form }: { purpose?: Purpose; form?: Flash['form'] } = {},
): Handler {
  return handleForm(page, async (context, fields) => {
    const site = settings()
    const email = fields.get('email')
    const tooSoon = findTooSoon(context, email)
    if (tooSoon) return { to: pathFor(site.paths.code, purpose), flash: flashOf(site, tooSoon, email) }
    const outcome = await send(context, email)
    if (outcome.ok) return messageSent(site, context, email, purpose)
    return { to: site.paths[page], flash: { ...flashOf(site, outcome, email), ...(form && { form }) } }
  })
}

/** Where visitors go after a message was sent, with the address in its field. */
export function messageSent(
  site: AccountSettings,
  context: AuthContext,
  email: string | undefined,
  purpose?: Purpose,
): FormResult {
  return {
    to: pathFor(site.paths.code, purpose),
    flash: { code: 'auth/check-inbox', ...(email && { email }) },
    cookies: noteMessages(site, context, email),
  }
}

/** Records in this browser that messages to these addresses were requested. */
export function noteMessages(
  { isSecure }: AccountSettings,
  context: AuthContext,
  ...emails: (string | undefined)[]
): string[] {
  return rememberMessages(context.requestHeaders().get('cookie'), emails, Date.now(), isSecure)
}

/** Why no other message is requested yet: this browser did so a moment ago, in this flow or another. */
export function findTooSoon(context: AuthContext, email: string | undefined): Failure | undefined {
  const seconds = secondsToWait(context.requestHeaders().get('cookie'), email, Date.now())
  return seconds > 0 ? { ok: false, code: 'auth/sent-recently', retryAfterSeconds: seconds } : undefined
}
