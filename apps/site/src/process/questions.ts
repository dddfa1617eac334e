import type { Questions, VisitPages } from '@house-edge/publishing'
import { accountVisits } from '../account/account-visits.tsx'
import { foundArticles } from '../app/casino-blog/find/found-articles-question.tsx'
import { foundReviews } from '../app/casino-reviews/find/found-reviews-question.tsx'
import { compare } from '../app/compare/compare-question.tsx'
import { marketChoice } from '../app/market/market-question.tsx'
import { search } from '../app/search/search-question.tsx'
import { workedOut } from '../app/worked-out/worked-out-question.tsx'

/** The pages that answer a question, by the names of their routes. The server in front renders them. */
export const questions: Questions = {
  blogFound: foundArticles,
  reviewsFound: foundReviews,
  compare,
  search,
  market: marketChoice,
  workedOut,
}

/** The pages that are rendered for one visitor, in the same way. */
export const visits: VisitPages = { ...accountVisits }

export { renderToString } from 'react-dom/server'
