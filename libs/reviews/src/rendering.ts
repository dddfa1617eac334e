/** Documents and slices of a site about casinos as markup. Safe on the server. @module */
export { components } from './slices/slice-map/components.ts'
export type { SliceContext } from './rendering/context/slice-context.ts'
export { ContentSiteFooter, ContentSiteHeader, placeOfPage } from './rendering/settings/site-frame.tsx'
export { HomeOpening, PageOpening } from './rendering/page-opening/page-opening.tsx'
export { FeaturedArticles, FeaturedReviews } from './rendering/page-opening/featured.tsx'
export { ArticleHeader } from './rendering/article/article-header.tsx'
export { ContentArticleCard } from './rendering/article/article-card.tsx'
export { reviewContents } from './rendering/review-page/review-contents.tsx'
export { ReviewBar, contentsId } from './rendering/review-page/review-bar.tsx'
export { ReviewBody, ReviewWays } from './rendering/review-page/review-body.tsx'
export { ReviewSummary } from './rendering/review-page/review-summary.tsx'
export { ReviewFacts } from './rendering/review-page/review-facts.tsx'
export { ReviewRecord } from './rendering/review-page/review-record.tsx'
export { ReadersBesideOurs } from './rendering/charts/readers-beside-ours.tsx'
export { ContentCasinoRow } from './rendering/review/casino-row.tsx'
export { ReviewComparison } from './rendering/review/review-comparison.tsx'
export { CompareBox } from './rendering/save/compare-box.tsx'
export { SaveButton } from './rendering/save/save-button.tsx'
export { ContentAuthorBox } from './rendering/person/author-box.tsx'
export {
  SubjectAbout,
  SubjectHeader,
  subjectName,
  subjectTitle,
} from './rendering/subject/subject-header.tsx'
export type { SubjectDocument, SubjectType } from './rendering/subject/subject-header.tsx'
export { LicencesOfCasinos, PaymentAtCasinos } from './rendering/subject/at-casinos.tsx'
export { makersOfOffers, placesOffers } from './rendering/subject/offer-makers.ts'
export { NoneCurrent, NotOffered, OfferPanel, showsOffers } from './rendering/subject/offer-panel.tsx'
export { words as reviewWords } from './words/words.ts'
export { spokenCurrency } from './rendering/markets/currency-of.ts'
export { eveningSaid, wageringSaid } from './components/calculator/calculator-words.ts'
