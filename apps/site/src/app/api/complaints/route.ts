import { z } from 'zod'
import { formHandler, isSecure } from '../../../account/account.ts'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../backend.ts'
import { complaintRefusals, isComplaintNumber, noCasino, otherCasino } from '@house-edge/readers/complaints'
import { ExperienceId } from '@house-edge/readers/criteria'
import { askFunction, visitorHeaders } from '@house-edge/readers/backend'
import { findVisitorAddress } from '@house-edge/publishing/next'
import { backendConfig } from '../../../config.ts'
import { DocumentId } from '@house-edge/readers/saved'
import { tagOf } from '../../../language.ts'
import { pathIn, routes } from '../../../routes.ts'
import { sentOnce } from './sent-form.ts'

/** Of the form that was sent: sent twice, it is filed once. */
const FormId = z.uuid()
const Filed = z.object({ number: z.string().refine(isComplaintNumber) })

/** Sends a complaint or correction to the editors, and redirects to its status page. */
export const POST = formHandler(({ handleForm }, lang) => {
  const page = pathIn(lang, routes.complaints)
  return handleForm(page, async (context, fields) => {
    const typed = {
      kind: fields.get('kind') ?? '',
      details: (fields.get('details') ?? '').replaceAll('\r\n', '\n'),
      email: fields.get('email') ?? '',
    }
    const asked = DocumentId.safeParse(fields.get('document')).data
    const document = asked === noCasino ? undefined : asked
    const experience = ExperienceId.safeParse(fields.get('experience')).data
    const form = FormId.safeParse(fields.get('form')).data
    const said = [typed.kind, typed.details, typed.email, document, experience]
    const once = form === undefined ? undefined : sentOnce(context.requestHeaders().get('cookie'), form, said)
    const filed = await askFunction(
      await visitorBackend(context),
      'complain',
      { ...typed, document_id: document, experience_id: experience, form: once?.form, language: tagOf(lang) },
      Filed,
      visitorHeaders(backendConfig().BACKEND_SECRET_KEY, findVisitorAddress(context.requestHeaders())),
    )
    if (filed.ok) {
      const receipt = pathIn(lang, routes.complaint, { number: filed.answer.number })
      const { details } = typed
      return {
        to: receipt,
        flash: { code: 'auth/saved' },
        cookies: [
          ...forgetTyped(page, isSecure()),
          // Who sent it reads it again there; who else knows the number does not.
          ...writeTyped(
            receipt,
            { fields: { number: filed.answer.number, details, document: document ?? '' }, wrong: {} },
            isSecure(),
          ),
          ...(once ? [once.kept(isSecure())] : []),
        ],
      }
    }
    const refusal = complaintRefusals()[filed.refusal]
    const isWithdrawn = filed.refusal === 'invalid_experience'
    const about = new URLSearchParams({
      ...(document && document !== otherCasino && { document }),
      ...(experience && !isWithdrawn && { experience }),
    })
    return {
      to: about.size > 0 ? `${page}?${about.toString()}` : page,
      flash: { code: refusal ? 'auth/form-invalid' : 'auth/unavailable' },
      cookies: writeTyped(
        page,
        {
          // What was about an experience that is withdrawn is about the site now, as the form says.
          fields: { ...typed, document: asked ?? (isWithdrawn ? noCasino : '') },
          wrong: refusal ? { [refusal.field]: filed.refusal } : {},
        },
        isSecure(),
      ),
    }
  })
})
