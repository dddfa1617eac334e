import type { QuestionReads, VisitReads } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { accountVisitReads } from '../visits/account-visit-reads.ts'
import { readFoundArticles } from '../app/casino-blog/find/read-found-articles.ts'
import { readFoundReviews } from '../app/casino-reviews/find/read-found-reviews.ts'
import { readExperiences } from '../app/casino-reviews/[uid]/experiences/read-experiences.ts'
import { readCompare } from '../app/compare/read-compare.ts'
import { readComplaint } from '../app/complaints/[number]/read-complaint.ts'
import { readComplaints } from '../app/complaints/read-complaints.ts'
import { readMarket } from '../app/market/read-market.ts'
import { readNewsletter } from '../app/newsletter/read-newsletter.ts'
import { readFoundOffers } from '../app/offers/find/read-found-offers.ts'
import { readSearch } from '../app/search/read-search.ts'
import { readModeration } from '../app/account/moderation/read-moderation.ts'
import { readOwnExperiences } from '../app/account/experiences/read-own-experiences.ts'
import { readReplies } from '../app/account/replies/read-replies.ts'
import { readSaved } from '../app/saved/read-saved.ts'
import { readSavedInAccount } from '../app/account/saved/read-saved.ts'
import { readTell } from '../app/account/experiences/[uid]/read-tell.ts'
import { readStop } from '../app/stop/read-stop.ts'
import { readWorkedOut } from '../app/worked-out/read-worked-out.ts'

/** How pages that answer a question are read, by the names of their routes. */
export const questionReads: QuestionReads<AllDocumentTypes> = {
  blogFound: readFoundArticles,
  reviewsFound: readFoundReviews,
  offersFound: readFoundOffers,
  compare: readCompare,
  search: readSearch,
  market: readMarket,
  workedOut: readWorkedOut,
}

/** How pages are read that are rendered for one visitor. */
export const visitReads: VisitReads<AllDocumentTypes> = {
  ...accountVisitReads,
  complaints: readComplaints,
  complaint: readComplaint,
  experiences: readExperiences,
  newsletter: readNewsletter,
  stop: readStop,
  saved: readSaved,
  accountSaved: readSavedInAccount,
  accountExperiences: readOwnExperiences,
  accountExperience: readTell,
  accountModeration: readModeration,
  accountReplies: readReplies,
}
