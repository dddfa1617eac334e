import { Link, Prose, type RankedEntry, RankedList, StatusTag } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { RichText } from '@house-edge/slices'
import {
  fieldsOf,
  readGroup,
  readImage,
  readNumber,
  readText,
  sectionHeading,
} from '@house-edge/slices/reading'
import type { ToplistSlice } from '../../documents.ts'
import { placeOf } from '../../rendering/save/choices-of.ts'
import { bandOf } from '../../bands/band-of.ts'
import { readRelation } from '../../rendering/field/relation.ts'
import { isPromoted, reviewStatus } from '../../rendering/review/review-status.ts'
import { CompareBox } from '../../rendering/save/compare-box.tsx'
import { SaveButton } from '../../rendering/save/save-button.tsx'
import type { SliceContext, SliceProps } from '../../rendering/context/slice-context.ts'
import { words } from '../../words/words.ts'

/**
 * A ranked list of reviews, each with the reason for its place. Reviews that are gone make room.
 *
 * - Not for: casinos without an order (`Related`).
 * - Accessibility: an ordered list, so the place is heard.
 * - Casinos that are warned of, closed or no longer listed hold no place: they stand below, unless all are.
 * - Do: give the reason of every place, and say in the note how the order was made.
 * - Don’t: let anybody pay for a place.
 */
export function Toplist(props: SliceProps<ToplistSlice>): ReactElement | null {
  const fields = fieldsOf(props.slice)
  const entries = readGroup(fields.items).flatMap((item) => rankedEntry(item, props.context))
  if (entries.length === 0) return null
  const recommended = entries.filter(({ status }) => isPromoted({ status }))
  // A list of warnings is one; in any other nobody ranks a casino that has been warned of since.
  const ranked = recommended.length > 0 ? recommended : entries
  const apart = entries.filter((entry) => !ranked.includes(entry))
  const title = readText(fields.title)
  const orderNote = readText(fields.order_note)
  return (
    <Section {...sectionHeading(props)} width="wide">
      <RichText field={fields.intro} />
      <RankedList entries={ranked} level={title ? 3 : 2} />
      {apart.length > 0 && (
        <Prose size="note">
          <p>{words().lists.ranked.notNow}</p>
          <ul>
            {apart.map(({ name, href, status }) => (
              <li key={name}>
                <Link href={href}>{name}</Link> <StatusTag status={status} />
              </li>
            ))}
          </ul>
        </Prose>
      )}
      {orderNote && (
        <Prose size="note">
          <p>{orderNote}</p>
        </Prose>
      )}
    </Section>
  )
}

function rankedEntry(
  item: { review?: unknown; reason?: unknown },
  context: SliceContext | undefined,
): readonly RankedEntry[] {
  const review = readRelation(item.review, 'casino_review')
  const name = readText(review?.fields.name)
  if (!review || !name) return []
  const score = readNumber(review.fields.overall_score)
  return [
    {
      name,
      href: review.url,
      score,
      band: bandOf(score),
      status: reviewStatus(review.fields),
      headline: readText(review.fields.headline),
      reason: readText(item.reason),
      image: readImage(review.fields.cover, 'card') ?? readImage(review.fields.logo),
      action: (context?.saveForm || context?.compareForm) && (
        <p>
          <CompareBox
            form={isPromoted(review.fields) ? context.compareForm : undefined}
            uid={review.uid}
            name={name}
            place={placeOf(context.document, review.uid)}
          />
          <SaveButton form={context.saveForm} id={review.id} title={name} />
        </p>
      ),
    },
  ]
}
