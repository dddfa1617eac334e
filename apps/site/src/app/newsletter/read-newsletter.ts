import { postedForm } from '@house-edge/account/server'
import type { VisitRead } from '@house-edge/publishing'
import { newsletterRefusals, NewsletterToken } from '@house-edge/readers/newsletter'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { readPersonal } from '../../visits/read-personal.ts'
import type { NewsletterShown } from './newsletter-visit.tsx'

/** Reads the form that was refused, or the link of a message. */
export const readNewsletter: VisitRead<NewsletterShown, AllDocumentTypes> = async (visit, source) => {
  const { request, query } = visit
  const { typed, wrong } = postedForm(request, newsletterRefusals)
  return {
    data: {
      ...(await readPersonal(visit, source)),
      typed,
      wrong,
      token: NewsletterToken.safeParse(query['token']).data,
      isLeaving: query['leave'] !== undefined,
    },
  }
}
