import type { Exchange, Outcome } from '@house-edge/auth/server'
import { inboxPath, type Purpose } from './account-paths.ts'
import { answerForm, type FormAnswer, flashOf, isSecure } from './answer-form.ts'
import { rememberMessage, secondsToWait } from './asked-message.ts'

/**
 * Makes the handler of a form that asks for a message, and sends the visitor
 * where its code is typed. What is said is the same whether the address has an
 * account or not.
 *
 * @param backTo The page of the form.
 * @param purpose What the message is for, when not for signing in.
 */
export function sendMessage(
  backTo: string,
  purpose: Purpose | undefined,
  send: (exchange: Exchange, email: string | undefined) => Promise<Outcome<'check-inbox'>>,
): (request: Request) => Promise<Response> {
  return answerForm(backTo, async (exchange, fields) => {
    const email = fields.get('email')
    const waitSeconds = secondsToWait(exchange.requestHeaders().get('cookie'), email, Date.now())
    if (waitSeconds > 0) return tooSoon(email, purpose, waitSeconds)
    const outcome = await send(exchange, email)
    return outcome.ok ? messageSent(email, purpose) : { to: backTo, flash: flashOf(outcome, email) }
  })
}

/** Where visitors go after a message was sent, with the address in its field. */
export function messageSent(email: string | undefined, purpose?: Purpose): FormAnswer {
  return {
    to: inboxPath(purpose),
    flash: { code: 'auth/check-inbox', ...(email && { email }) },
    cookies: rememberMessage(email, Date.now(), isSecure()),
  }
}

function tooSoon(
  email: string | undefined,
  purpose: Purpose | undefined,
  retryAfterSeconds: number,
): FormAnswer {
  return {
    to: inboxPath(purpose),
    flash: { code: 'auth/sent-recently', retryAfterSeconds, ...(email && { email }) },
  }
}
