import { postedForm } from '@house-edge/account/server'
import type { VisitRead } from '@house-edge/publishing'
import { newsletterRefusals, NewsletterToken, topics } from '@house-edge/readers/newsletter'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { siteAuth } from '../../auth.ts'
import { tagOf } from '../../language.ts'
import { readPersonal } from '../../visits/read-personal.ts'
import type { NewsletterShown } from './newsletter-visit.tsx'

/** Reads the form that was refused, or the link of a message. */
export const readNewsletter: VisitRead<NewsletterShown, AllDocumentTypes> = async (visit, source) => {
  const { request, query } = visit
  const { typed, wrong } = postedForm(request, newsletterRefusals(tagOf(visit.lang)))
  const [personal, visitor] = await Promise.all([
    readPersonal(visit, source),
    siteAuth().open(request).visitor(),
  ])
  return {
    data: {
      ...personal,
      typed,
      wrong,
      token: NewsletterToken.safeParse(query['token']).data,
      email: visitor.state === 'signed-in' ? visitor.claims.email : undefined,
      isLeaving: query['leave'] !== undefined,
      about: topics.find((topic) => topic === query['about']),
    },
  }
}
