/** How content becomes pages: the slices, and how fields become markup. Safe on the server. @module */
export { components } from './slice-map/components.ts'
export { SliceZone } from './slice-zone/slice-zone.tsx'
export type { SliceContext, SliceProblem } from './slice-zone/slice-context.ts'
export { documentHeadings } from './outline/outline.ts'
export { RichText } from './rich-text/rich-text.tsx'
export { ContentLink } from './rich-text/link.tsx'
export { countryWords } from './words/list-words.ts'
export { linkProps } from './field/link.ts'
export { ContentSiteFooter, ContentSiteHeader } from './settings/site-frame.tsx'
export { HomeOpening, PageOpening } from './page-opening/page-opening.tsx'
export { FeaturedArticles, FeaturedReviews } from './page-opening/featured.tsx'
export { ArticleHeader } from './article/article-header.tsx'
export { ContentArticleCard } from './article/article-card.tsx'
export { reviewContents } from './review/review-contents.ts'
export { ReviewSummary } from './review/review-summary.tsx'
export { ReviewFacts } from './review/review-facts.tsx'
export { ReviewRecord } from './review/review-record.tsx'
export {
  type Casino,
  casinoIn,
  type CasinoOffer,
  type NamedThing,
  openOffers,
  readCasino,
} from './review/casino.ts'
export { isOpenIn, noMarket, type OfferMarkets } from './review/markets.ts'
export { isFresh } from './review/offer-part.tsx'
export { ContentCasinoRow } from './review/casino-row.tsx'
export { ReviewComparison } from './review/review-comparison.tsx'
export { SaveButton } from './save/save-button.tsx'
export { ContentReviewCard } from './review/review-card.tsx'
export { ContentAuthorBox } from './person/author-box.tsx'
export {
  SubjectAbout,
  type SubjectDocument,
  SubjectHeader,
  subjectName,
  type SubjectType,
} from './subject/subject-header.tsx'
export { LicencesOfCasinos, PaymentAtCasinos } from './subject/at-casinos.tsx'
export { ListedOffer, NotOffered, OfferPanel, showsOffers } from './subject/offer-panel.tsx'
