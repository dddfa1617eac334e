import { siteQuestionPage } from '../../../questions/site-pages.tsx'
import { routes } from '../../../routes.ts'
import { foundReviews } from './found-reviews-question.tsx'
import { readFoundReviews } from './read-found-reviews.ts'

/** Rendered for each request, never cached: there are too many combinations of filters. */
export const dynamic = 'force-dynamic'

const page = siteQuestionPage(routes.reviewsFound.pattern, foundReviews, readFoundReviews)
export const { generateMetadata } = page
export default page.Page
