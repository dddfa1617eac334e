import { ArticleCard } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readDay, readImage, readText } from '@house-edge/slices/reading'
import { type DocumentOrRelation, readRelation } from '../field/relation.ts'
import { SaveButton } from '../save/save-button.tsx'
import { articleKind } from './article-kind.ts'

interface ArticleCardOfProps {
  /** An article, or a relationship to one that carries its fields. */
  document: DocumentOrRelation<'article'>
  /** The rank of the title in the page. @default 3 */
  level?: 2 | 3 | 4
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
  /** Its picture is on the first screen. @default false */
  isFirst?: boolean
}

/** The card of an article. Renders nothing when it has no title. */
export function ContentArticleCard({
  document,
  level = 3,
  saveForm,
  isFirst,
}: ArticleCardOfProps): ReactElement | null {
  const article = readRelation(document, 'article')
  const title = readText(article?.fields.title)
  if (!article || !title) return null
  const { fields } = article
  return (
    <ArticleCard
      href={article.url}
      title={title}
      language={article.lang}
      kind={articleKind(fields)}
      excerpt={readText(fields.excerpt)}
      image={readImage(fields.cover, 'card')}
      publishedOn={readDay(fields.published_on)}
      level={level}
      isFirst={isFirst}
      action={<SaveButton form={saveForm} id={article.id} title={title} />}
    />
  )
}
