import { cookiesOf } from '@house-edge/auth/server'
import { postedForm } from '@house-edge/account/server'
import type { VisitRead } from '@house-edge/publishing'
import { otherCasino } from '@house-edge/readers/complaints'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { findSavable } from '../../../saving/savable.ts'
import { visitorBackend } from '../../../backend.ts'
import { siteLog } from '../../../logging/log.ts'
import { readPersonal } from '../../../visits/read-personal.ts'
import type { ComplaintShown } from './complaint-visit.tsx'

/** Reads what becomes of a complaint. */
export const readComplaint: VisitRead<ComplaintShown, AllDocumentTypes> = async (visit, source) => {
  const { number = '' } = visit.params
  const backend = await visitorBackend(cookiesOf(visit.request))
  const [personal, { data, error }] = await Promise.all([
    readPersonal(visit, source),
    backend.rpc('report_status', { asked: number }),
  ])
  if (error) siteLog().warn('complaint', { code: error.code })
  const [report] = data ?? []
  if (data && !report) return undefined
  const { details, document, ...typed } = postedForm(visit.request, {}).typed?.fields ?? {}
  // What another form was refused with is sent here as well: its page is above this one.
  if (!details || typed['number'] !== number)
    return { data: { ...personal, number, report, sent: undefined } }
  const about =
    document === otherCasino
      ? 'another'
      : // A receipt also shows without the content.
        await findSavable(document, visit.lang, source.client).catch(() => undefined)
  return { data: { ...personal, number, report, sent: { about, details } } }
}
