import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ArticleCard } from './article-card.tsx'

describeConformance('ArticleCard', (extra) => (
  <ArticleCard
    href="/a"
    title="The house edge"
    kind="Guide"
    excerpt="In figures."
    publishedOn="2026-03-04"
    {...extra}
  />
))
