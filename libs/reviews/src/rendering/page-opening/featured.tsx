import { Link } from '@house-edge/ui'
import { CardGrid, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { readGroup, readText } from '@house-edge/slices/reading'
import { ContentArticleCard } from '../article/article-card.tsx'
import type { HomeDocument } from '../../documents.ts'
import { placeOf } from '../save/choices-of.ts'
import { readRelation } from '../field/relation.ts'
import { ContentReviewCard } from '../review/review-card.tsx'
import { words } from '../../words/words.ts'

interface FeaturedProps {
  document: HomeDocument | null | undefined
  /** Where all of them are listed. */
  more?: { href: string; text: string }
  title?: string
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
  /** The id of a `ChoiceBar` that compares. See `CompareBox`. */
  compareForm?: string | undefined
}

/** The reviews an editor put on the front page. Renders nothing when there are none. */
export function FeaturedReviews({
  document,
  more,
  title = words().lists.featured.reviews,
  saveForm,
  compareForm,
}: FeaturedProps): ReactElement | null {
  // Documents that were withdrawn come without their fields, and would be empty cards.
  const items = readGroup(readRelation(document, 'home')?.fields.featured_reviews).flatMap(({ review }) =>
    readText(readRelation(review, 'casino_review')?.fields.name) ? [review] : [],
  )
  if (items.length === 0) return null
  return (
    <Section title={title} titleId="featured-reviews" width="wide" more={moreLink(more)}>
      <CardGrid>
        {items.map((review, place) => (
          <ContentReviewCard
            // oxlint-disable-next-line react/no-array-index-key -- an editor may name the same review twice
            key={place}
            document={review}
            saveForm={saveForm}
            compareForm={compareForm}
            place={placeOf(document, readRelation(review, 'casino_review')?.uid)}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

/** The articles an editor put on the front page. Renders nothing when there are none. */
export function FeaturedArticles({
  document,
  more,
  title = words().lists.featured.articles,
  saveForm,
}: FeaturedProps): ReactElement | null {
  const items = readGroup(readRelation(document, 'home')?.fields.featured_articles).flatMap(({ article }) =>
    readText(readRelation(article, 'article')?.fields.title) ? [article] : [],
  )
  if (items.length === 0) return null
  return (
    <Section title={title} titleId="featured-articles" width="wide" more={moreLink(more)}>
      <CardGrid>
        {items.map((article, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an editor may name the same article twice
          <ContentArticleCard key={place} document={article} saveForm={saveForm} />
        ))}
      </CardGrid>
    </Section>
  )
}

function moreLink(more: FeaturedProps['more']): ReactElement | undefined {
  return more && <Link href={more.href}>{more.text}</Link>
}
