import type { AuthContext, Failure, Outcome } from '@house-edge/auth/server'
import { inboxPath, type Purpose } from '../account-paths.ts'
import { answerForm, type FormAnswer, flashOf, isSecure } from '../answer-form.ts'
import type { Flash } from './flash.ts'
import { rememberMessages, secondsToWait } from './asked-message.ts'

/**
 * Creates the handler of a form that requests a message, and redirects to where its code is entered. The
 * answer is the same whether the address has an account or not.
 *
 * @param backTo The page of the form.
 * @param purpose What the message is for, when not for signing in.
 * @param form Which form of that page it is, where there are two.
 */
export function sendMessage(
  backTo: string,
  purpose: Purpose | undefined,
  send: (context: AuthContext, email: string | undefined) => Promise<Outcome<'check-inbox'>>,
  form?: Flash['form'],
): (request: Request) => Promise<Response> {
  return answerForm(backTo, async (context, fields) => {
    const email = fields.get('email')
    const tooSoon = findTooSoon(context, email)
    if (tooSoon) return { to: inboxPath(purpose), flash: flashOf(tooSoon, email) }
    const outcome = await send(context, email)
    if (outcome.ok) return messageSent(context, email, purpose)
    return { to: backTo, flash: { ...flashOf(outcome, email), ...(form && { form }) } }
  })
}

/** Where visitors go after a message was sent, with the address in its field. */
export function messageSent(context: AuthContext, email: string | undefined, purpose?: Purpose): FormAnswer {
  return {
    to: inboxPath(purpose),
    flash: { code: 'auth/check-inbox', ...(email && { email }) },
    cookies: noteMessages(context, email),
  }
}

/** Records in this browser that messages to these addresses were requested. */
export function noteMessages(context: AuthContext, ...emails: (string | undefined)[]): string[] {
  return rememberMessages(context.requestHeaders().get('cookie'), emails, Date.now(), isSecure())
}

/** Why no other message is requested yet: this browser did so a moment ago, in this flow or another. */
export function findTooSoon(context: AuthContext, email: string | undefined): Failure | undefined {
  const seconds = secondsToWait(context.requestHeaders().get('cookie'), email, Date.now())
  return seconds > 0 ? { ok: false, code: 'auth/sent-recently', retryAfterSeconds: seconds } : undefined
}
