import type { Exchange, Failure } from '@house-edge/auth/server'
import { siteAuth } from '../auth.ts'
import { siteConfig } from '../config.ts'
import { record } from '../process/record.ts'
import { type Flash, writeFlash } from './flash.ts'

type Fields = Extract<Awaited<ReturnType<Exchange['form']>>, { ok: true }>['fields']

/** Where a form's answer leads, and what it says there. */
export interface FormAnswer {
  to: string
  flash?: Flash | undefined
}

/**
 * Makes the handler of a posted form: reads the fields, acts, and sends the
 * browser on by GET with what there is to say.
 *
 * @param backTo The page of the form, for when it cannot be read at all.
 */
export function answerForm(
  backTo: string,
  act: (exchange: Exchange, fields: Fields) => Promise<FormAnswer>,
): (request: Request) => Promise<Response> {
  return (request) =>
    siteAuth().handle(request, async (exchange) => {
      const form = await exchange.form()
      const answer = form.ok ? await act(exchange, form.fields) : { to: backTo, flash: { code: form.code } }
      const response = exchange.redirect(answer.to)
      return answer.flash ? writeFlash(response, answer.flash, isSecure()) : response
    })
}

/** What a failed operation has to say. What visitors are not told about it is recorded. */
export function flashOf({ code, reasons, retryAfterSeconds, error }: Failure, email?: string): Flash {
  if (code === 'auth/refused' || code === 'auth/unavailable') record('warn', 'auth', { code, error })
  return {
    code,
    ...(reasons && { reasons: [...reasons] }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(email && { email: email.slice(0, 254) }),
  }
}

function isSecure(): boolean {
  return siteConfig().SITE_ORIGIN.startsWith('https:')
}
