import { z } from 'zod'
import { handleForm, isSecure } from '../../../account/account.ts'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../backend.ts'
import { complaintRefusals, isComplaintNumber } from '@house-edge/readers/complaints'
import { ExperienceId } from '@house-edge/readers/criteria'
import { askFunction } from '@house-edge/readers/backend'
import { visitorHeaders } from '../../../functions/visitor-headers.ts'
import { DocumentId } from '@house-edge/readers/saved'
import { sentOnce } from './sent-form.ts'

const page = '/complaints'
/** Of the form that was sent: sent twice, it is filed once. */
const FormId = z.uuid()
const Filed = z.object({ number: z.string().refine(isComplaintNumber) })

/** Sends a complaint or correction to the editors, and redirects to its status page. */
export const POST = handleForm(page, async (context, fields) => {
  const typed = {
    kind: fields.get('kind') ?? '',
    details: (fields.get('details') ?? '').replaceAll('\r\n', '\n'),
    email: fields.get('email') ?? '',
  }
  const document = DocumentId.safeParse(fields.get('document')).data
  const experience = ExperienceId.safeParse(fields.get('experience')).data
  const form = FormId.safeParse(fields.get('form')).data
  const said = [typed.kind, typed.details, typed.email, document, experience]
  const once = form === undefined ? undefined : sentOnce(context.requestHeaders().get('cookie'), form, said)
  const filed = await askFunction(
    await visitorBackend(context),
    'complain',
    { ...typed, document_id: document, experience_id: experience, form: once?.form },
    Filed,
    visitorHeaders(context.requestHeaders()),
  )
  if (filed.ok)
    return {
      to: `${page}/${filed.answer.number}`,
      flash: { code: 'auth/saved' },
      cookies: [...forgetTyped(page, isSecure()), ...(once ? [once.kept(isSecure())] : [])],
    }
  const refusal = complaintRefusals[filed.refusal]
  const isWithdrawn = filed.refusal === 'invalid_experience'
  const about = new URLSearchParams({
    ...(document && { document }),
    ...(experience && !isWithdrawn && { experience }),
  })
  return {
    to: about.size > 0 ? `${page}?${about.toString()}` : page,
    flash: { code: refusal ? 'auth/form-invalid' : 'auth/unavailable' },
    cookies: writeTyped(
      page,
      { fields: typed, wrong: refusal ? { [refusal.field]: filed.refusal } : {} },
      isSecure(),
    ),
  }
})
