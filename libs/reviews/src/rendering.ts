/** Documents and slices of a site about casinos as markup. Safe on the server. @module */
export { components } from './slices/slice-map/components.ts'
export type { SliceContext } from './rendering/context/slice-context.ts'
export { ContentSiteFooter, ContentSiteHeader } from './rendering/settings/site-frame.tsx'
export { HomeOpening, PageOpening } from './rendering/page-opening/page-opening.tsx'
export { FeaturedArticles, FeaturedReviews } from './rendering/page-opening/featured.tsx'
export { ArticleHeader } from './rendering/article/article-header.tsx'
export { ContentArticleCard } from './rendering/article/article-card.tsx'
export { reviewContents } from './rendering/review/review-contents.tsx'
export { ReviewSummary } from './rendering/review/review-summary.tsx'
export { ReviewFacts } from './rendering/review/review-facts.tsx'
export { ReviewRecord } from './rendering/review/review-record.tsx'
export { ContentCasinoRow } from './rendering/review/casino-row.tsx'
export { ReviewComparison } from './rendering/review/review-comparison.tsx'
export { CompareBox } from './rendering/save/compare-box.tsx'
export { SaveButton } from './rendering/save/save-button.tsx'
export { ContentAuthorBox } from './rendering/person/author-box.tsx'
export { SubjectAbout, SubjectHeader, subjectName } from './rendering/subject/subject-header.tsx'
export type { SubjectDocument, SubjectType } from './rendering/subject/subject-header.tsx'
export { LicencesOfCasinos, PaymentAtCasinos } from './rendering/subject/at-casinos.tsx'
export {
  NoneCurrent,
  NotOffered,
  OfferPanel,
  showsOffers,
} from './rendering/subject/offer-panel.tsx'
