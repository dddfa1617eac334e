import { documentTags } from '@house-edge/content/next'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { Link } from '@house-edge/ui'
import { Flow, ResultList, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { listedArticles, siteContent } from '../../content/visit-content.ts'
import { orderTags, tagShown } from '../../content/tags.ts'
import { decisiveFields, seeAlsoLinks } from '@house-edge/reviews/subjects'
import { otherLanguage } from '../../language.ts'
import { links } from '../../links.ts'

/** Where the page of a document leads besides, by what it shares with others. Renders nothing where it shares nothing. */
export async function SeeAlso({
  document,
  path,
  without,
}: {
  document: AllDocumentTypes
  path: string
  /** The id of a document that the page leads to already. */
  without?: string | undefined
}): Promise<ReactElement | null> {
  const ofReviews = decisiveFields(document, 'casino_review')
  const ofArticles = decisiveFields(document, 'article')
  const content = await siteContent()
  const namesTopics = document.type === 'person' && otherLanguage() !== undefined
  const [reviews, articles, topics] = await Promise.all([
    ofReviews ? content.getAll('casino_review') : [],
    ofArticles ? listedArticles() : [],
    namesTopics ? content.getAll('topic') : [],
  ])
  const lists = seeAlsoLinks(document, { reviews, articles, topics }, links)
    .map((list) => ({ ...list, entries: list.entries.filter(({ id }) => id !== without) }))
    .filter(({ entries }) => entries.length > 0)
  const shown = new Set(lists.flatMap(({ entries }) => entries.map(({ id }) => id)))
  await tagShown(path, [
    ...documentTags(reviews.filter(({ id }) => shown.has(id))),
    ...documentTags(articles.filter(({ id }) => shown.has(id))),
    ...(ofReviews ? orderTags('casino_review', ofReviews) : []),
    ...(ofArticles ? orderTags('article', ofArticles) : []),
    ...(namesTopics ? orderTags('topic', ['name']) : []),
  ])
  if (lists.length === 0) return null
  return (
    <Flow className="he-unprinted">
      {lists.map(({ title, entries, more }) => (
        <Section key={title} title={title} more={more && <Link href={more.href}>{more.text}</Link>}>
          <ResultList results={entries} />
        </Section>
      ))}
    </Flow>
  )
}
