import { ButtonLink, Hero } from '@house-edge/ui'
import { PageHeader } from '@house-edge/ui/page'
import type { ReactElement, ReactNode } from 'react'
import { isRecord, readImage, readText } from '@house-edge/slices/reading'
import type { HomeDocument, PageDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'

/**
 * The head of a page: title, lead, picture. Renders nothing when the page opens
 * with a hero slice, which is its head then.
 */
export function PageOpening({
  document,
}: {
  document: PageDocument | null | undefined
}): ReactElement | null {
  const page = readRelation(document, 'page')?.fields
  const title = readText(page?.title)
  if (!page || !title || opensWithHero(page.slices)) return null
  return <PageHeader title={title} lead={readText(page.lead)} image={readImage(page.cover)} />
}

/** Whether the first slice of a page is a hero, which brings the title of the page. */
function opensWithHero(slices: unknown): boolean {
  const first: unknown = Array.isArray(slices) ? slices[0] : undefined
  return (
    isRecord(first) &&
    first['slice_type'] === 'hero' &&
    isRecord(first['primary']) &&
    readText(first['primary']['title']) !== undefined
  )
}

interface HomeOpeningProps {
  document: HomeDocument | null | undefined
  /** Where to go from here. */
  action?: { href: string; text: string }
}

/** The opening of the front page, from its own fields. Renders nothing when a hero slice opens the page. */
export function HomeOpening({ document, action }: HomeOpeningProps): ReactNode {
  const home = readRelation(document, 'home')?.fields
  const title = readText(home?.title)
  if (!home || !title || opensWithHero(home.slices)) return null
  return (
    <Hero
      title={title}
      lead={readText(home.lead)}
      image={readImage(home.hero)}
      action={
        action && (
          <ButtonLink href={action.href} arrow>
            {action.text}
          </ButtonLink>
        )
      }
    />
  )
}
