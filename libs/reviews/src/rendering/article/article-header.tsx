import { AuthorLine, Disclosure, TagList } from '@house-edge/ui'
import { PageHeader } from '@house-edge/ui/page'
import type { ReactElement, ReactNode } from 'react'
import { readChoice, readDay, readGroup, readImage, readText } from '@house-edge/slices/reading'
import type { ArticleDocument } from '../../documents.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { readPerson } from '../person/person.ts'
import { articleKind } from './article-kind.ts'
import { readingMinutes } from './reading-minutes.ts'
import { words } from '../../words/words.ts'
import { numberWords } from '@house-edge/ui/language'

interface ArticleHeaderProps {
  document: ArticleDocument | null | undefined
  /** How we may earn from this article. @default a sentence saying so, when the article says we may */
  disclosure?: ReactNode
}

/** The head of an article: its kind, title, summary, who answers for it, how we earn, and its picture. */
export function ArticleHeader({ document, disclosure }: ArticleHeaderProps): ReactElement | null {
  const article = readRelation(document, 'article')?.fields
  const title = readText(article?.title)
  if (!article || !title) return null
  const paid = readChoice(article.disclosure, ['affiliate', 'sponsored'])
  return (
    <PageHeader
      title={title}
      kind={kindWords(articleKind(article), readingMinutes(article.slices))}
      lead={readText(article.excerpt)}
      image={readImage(article.cover)}
    >
      <AuthorLine
        author={readPerson(article.author)}
        checker={readPerson(article.reviewer)}
        date={readDay(article.published_on)}
        updated={laterDay(article)}
      />
      <TagList tags={topicsOf(article)} aria-label={words().topics} />
      {paid && (disclosure ?? <Disclosure>{words().disclosures[paid]}</Disclosure>)}
    </PageHeader>
  )
}

/** What sort of article it is, and how long it takes to read. */
function kindWords(kind: string | undefined, minutes: number | undefined): string | undefined {
  const said = [
    kind,
    minutes === undefined ? undefined : words().durations.minutes(minutes, numberWords(minutes)),
  ].filter(Boolean)
  return said.length > 0 ? said.join(' · ') : undefined
}

/** A day before the first would look like a mistake of ours, and the same day says nothing new. */
function laterDay(article: DocumentFields<'article'>): string | undefined {
  const updated = readDay(article.updated_on)
  const published = readDay(article.published_on)
  return updated && (!published || updated > published) ? updated : undefined
}

/** Topics that were withdrawn come without a name, and are left out. */
function topicsOf(article: DocumentFields<'article'>): readonly { text: string; href: string | undefined }[] {
  return readGroup(article.topics).flatMap((item) => {
    const topic = readRelation(item.topic, 'topic')
    const text = readText(topic?.fields.name)
    return text ? [{ text, href: topic?.url }] : []
  })
}
