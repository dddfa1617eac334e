import type { Questions, VisitPages } from '@house-edge/publishing'
import { accountVisits } from '../visits/account-visits.tsx'
import { foundArticles } from '../app/casino-blog/find/found-articles-question.tsx'
import { foundReviews } from '../app/casino-reviews/find/found-reviews-question.tsx'
import { experiences } from '../app/casino-reviews/[uid]/experiences/experiences-visit.tsx'
import { compare } from '../app/compare/compare-question.tsx'
import { complaint } from '../app/complaints/[number]/complaint-visit.tsx'
import { complaints } from '../app/complaints/complaints-visit.tsx'
import { marketChoice } from '../app/market/market-question.tsx'
import { newsletter } from '../app/newsletter/newsletter-visit.tsx'
import { foundOffers } from '../app/offers/find/found-offers-question.tsx'
import { search } from '../app/search/search-question.tsx'
import { moderation } from '../app/account/moderation/moderation-visit.tsx'
import { ownExperiences } from '../app/account/experiences/own-experiences-visit.tsx'
import { replies } from '../app/account/replies/replies-visit.tsx'
import { savedHere } from '../app/saved/saved-visit.tsx'
import { savedInAccount } from '../app/account/saved/saved-visit.tsx'
import { tell } from '../app/account/experiences/[uid]/tell-visit.tsx'
import { stop } from '../app/stop/stop-visit.tsx'
import { workedOut } from '../app/worked-out/worked-out-question.tsx'

/** The pages that answer a question, by the names of their routes. The server in front renders them. */
export const questions: Questions = {
  blogFound: foundArticles,
  reviewsFound: foundReviews,
  offersFound: foundOffers,
  compare,
  search,
  market: marketChoice,
  workedOut,
}

/** The pages that are rendered for one visitor, in the same way. */
export const visits: VisitPages = {
  ...accountVisits,
  complaints,
  complaint,
  experiences,
  newsletter,
  stop,
  saved: savedHere,
  accountSaved: savedInAccount,
  accountExperiences: ownExperiences,
  accountExperience: tell,
  accountModeration: moderation,
  accountReplies: replies,
}

export { renderToString } from 'react-dom/server'
export { speakIn as speak } from '../languages/speak-in.ts'
