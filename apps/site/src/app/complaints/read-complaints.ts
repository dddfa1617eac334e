import { randomUUID } from 'node:crypto'
import { postedForm } from '@house-edge/account/server'
import type { VisitRead } from '@house-edge/publishing'
import { complaintRefusals } from '@house-edge/readers/complaints'
import { ExperienceId } from '@house-edge/readers/criteria'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { casinoChoices } from '@house-edge/reviews/filter'
import { tagOf } from '../../language.ts'
import { linksIn } from '../../links.ts'
import { findSavable } from '../../saving/savable.ts'
import { readPersonal } from '../../visits/read-personal.ts'
import type { ComplaintsShown } from './complaints-visit.tsx'

/** Reads what a complaint is about, and the form that was refused. */
export const readComplaints: VisitRead<ComplaintsShown, AllDocumentTypes> = async (visit, source) => {
  const { request, query } = visit
  const [personal, about, casinos] = await Promise.all([
    readPersonal(visit, source),
    // The form also works without the content.
    findSavable(query['document'], visit.lang, source.client).catch(() => undefined),
    casinoChoices(source.client, linksIn(visit.lang)).catch(() => []),
  ])
  const { typed, wrong } = postedForm(request, complaintRefusals(tagOf(visit.lang)))
  const experience = ExperienceId.safeParse(query['experience']).data
  return { data: { ...personal, typed, wrong, about, casinos, experience, form: randomUUID() } }
}
