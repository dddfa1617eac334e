import { ArticleCard } from '@house-edge/ui'
import { CardGrid, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { fieldsOf, readGroup, readImage, readText, sectionHeading } from '@house-edge/slices/reading'
import { ContentArticleCard } from '../../rendering/article/article-card.tsx'
import type { RelatedSlice } from '../../documents.ts'
import { placeOf } from '../../rendering/save/choices-of.ts'
import { type DocumentOrRelation, readRelation } from '../../rendering/field/relation.ts'
import { ContentReviewCard } from '../../rendering/review/review-card.tsx'
import type { SliceContext, SliceProps } from '../../rendering/context/slice-context.ts'

/**
 * What to read next: articles, reviews, pages. Documents that are gone are left out.
 *
 * - Not for: casinos in an order (`Toplist`).
 * - Accessibility: a list of cards, each with one link.
 * - Do: choose what answers the next question.
 * - Don’t: choose more than six.
 */
export function Related(props: SliceProps<RelatedSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const title = readText(fields.title)
  const level = title ? 3 : 2
  const cards = readGroup(fields.items).flatMap(({ document }, place) => {
    const card = relatedCard(document, `${place}`, level, props.context)
    return card ? [card] : []
  })
  if (cards.length === 0) return null
  return (
    <Section {...sectionHeading(props)} width="wide" className="he-unprinted">
      <CardGrid>{cards}</CardGrid>
    </Section>
  )
}

/** By the fields that came and not by the type that was linked: a withdrawn document has none. */
function relatedCard(
  document: unknown,
  key: string,
  level: 2 | 3,
  context: SliceContext | undefined,
): ReactElement | undefined {
  if (readText(readRelation(document, 'article')?.fields.title)) {
    return (
      <ContentArticleCard
        key={key}
        document={document as DocumentOrRelation<'article'>}
        level={level}
        saveForm={context?.saveForm}
      />
    )
  }
  if (readText(readRelation(document, 'casino_review')?.fields.name)) {
    return (
      <ContentReviewCard
        key={key}
        document={document as DocumentOrRelation<'casino_review'>}
        level={level}
        saveForm={context?.saveForm}
        compareForm={context?.compareForm}
        place={placeOf(context?.document, readRelation(document, 'casino_review')?.uid)}
      />
    )
  }
  const page = readRelation(document, 'page')
  const title = readText(page?.fields.title)
  return title ? (
    <ArticleCard
      key={key}
      href={page?.url}
      title={title}
      excerpt={readText(page?.fields.lead)}
      image={readImage(page?.fields.cover, 'card')}
      level={level}
    />
  ) : undefined
}
