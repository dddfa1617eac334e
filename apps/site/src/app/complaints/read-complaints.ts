import { randomUUID } from 'node:crypto'
import { postedForm } from '@house-edge/account/server'
import type { VisitRead } from '@house-edge/publishing'
import { complaintRefusals } from '@house-edge/readers/complaints'
import { ExperienceId } from '@house-edge/readers/criteria'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { findSavable } from '../../saving/savable.ts'
import { readPersonal } from '../../visits/read-personal.ts'
import type { ComplaintsShown } from './complaints-visit.tsx'

/** Reads what a complaint is about, and the form that was refused. */
export const readComplaints: VisitRead<ComplaintsShown, AllDocumentTypes> = async (visit, source) => {
  const { request, query } = visit
  const [personal, about] = await Promise.all([
    readPersonal(visit, source),
    // The form also works without the content.
    findSavable(query['document'], source.client).catch(() => undefined),
  ])
  const { typed, wrong } = postedForm(request, complaintRefusals)
  const experience = ExperienceId.safeParse(query['experience']).data
  return { data: { ...personal, typed, wrong, about, experience, form: randomUUID() } }
}
