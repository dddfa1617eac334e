import { documentTags } from '@house-edge/content/next'
import { nextArticle } from '@house-edge/reviews/articles'
import { ContentArticleCard, reviewWords } from '@house-edge/reviews/rendering'
import type { ArticleDocument } from '@house-edge/reviews/documents'
import type { ListedArticle } from '@house-edge/reviews/listing'
import { saveForm } from '@house-edge/readers/saving'
import { CardGrid, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { orderTags, tagShown } from '../../content/tags.ts'
import { listedArticles } from '../../content/visit-content.ts'
import { links } from '../../links.ts'

/** Finds what to read after an article, and tags its page with it. */
export async function findNextArticle(
  article: ArticleDocument,
  path: string,
): Promise<ListedArticle | undefined> {
  const next = nextArticle(article, await listedArticles(), links)
  await tagShown(path, [
    ...documentTags(next ? [next] : []),
    ...orderTags('article', ['topics', 'published_on', 'noindex']),
  ])
  return next
}

/** What to read after an article. Renders nothing where it is the only one. */
export function NextArticle({ next }: { next: ListedArticle | undefined }): ReactElement | null {
  return next ? (
    <Section title={reviewWords().subjects.article.next} width="wide" className="he-unprinted">
      <CardGrid>
        <ContentArticleCard document={next} saveForm={saveForm} />
      </CardGrid>
    </Section>
  ) : null
}
