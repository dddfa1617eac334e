import { cookiesOf } from '@house-edge/auth/server'
import type { VisitRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
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
  return data && !report ? undefined : { data: { ...personal, number, report } }
}
