import { ArticleHeader, components, ContentAuthorBox, reviewWords } from '@house-edge/reviews/rendering'
import { documentHeadings, SliceZone } from '@house-edge/slices'
import { PageBody, TableOfContents } from '@house-edge/ui/page'
import { siteConfig } from '../../../config.ts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteContent } from '../../../content/visit-content.ts'
import { tagAbsence, tagDocuments } from '../../../content/tags.ts'
import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { sliceContext } from '../../../document/slice-context.ts'
import { SiteFrame } from '../../../frame/site-frame.tsx'
import { documentMetadata } from '../../../metadata/page-metadata.ts'
import { here, routes } from '../../../routes.ts'
import { PageActions } from '@house-edge/readers/saving'
import { describeArticle, StructuredData } from '@house-edge/reviews/structured-data'
import { PageTrail } from '../../../structured-data/page-trail.tsx'
import { sitePublisher } from '../../../structured-data/site-publisher.ts'
import { SeeAlso } from '../../(subjects)/see-also.tsx'
import { findNextArticle, NextArticle } from '../next-article.tsx'
import { links } from '../../../links.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('article')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uid } = await params
  const article = await (await siteContent()).findByUid('article', uid)
  return article
    ? documentMetadata(article, here(routes.article, { uid: article.uid ?? uid }), article.data.title)
    : {}
}

/** A blog article, at `/casino-blog/{uid}`. */
export default async function ArticlePage({ params }: Props) {
  const { uid } = await params
  const path = here(routes.article, { uid })
  const article = await (await siteContent()).findByUid('article', uid)
  if (!article) {
    await tagAbsence(path, 'article', uid)
    notFound()
  }
  await tagDocuments(path, article)

  const next = await findNextArticle(article, path)
  const entries = article.data.show_contents ? documentHeadings(article, { components }) : []
  return (
    <SiteFrame path={path} document={article}>
      <PageTrail
        trail={[{ href: here(routes.blog), text: reviewWords().subjects.article.title }]}
        current={article.data.title}
      />
      <StructuredData things={[describeArticle(article, await sitePublisher())]} />
      <article>
        <ArticleHeader document={article} />
        <PageActions
          id={links.toldId(article)}
          title={article.data.title}
          address={`${siteConfig().SITE_ORIGIN}${path}`}
          links={links}
        />
        <PageBody aside={entries.length > 0 && <TableOfContents entries={entries} />}>
          <SliceZone
            slices={article.data.slices}
            components={components}
            context={await sliceContext(path, article)}
          />
          <ContentAuthorBox document={article.data.author} />
          <NextArticle next={next} />
        </PageBody>
      </article>
      <SeeAlso document={article} path={path} without={next?.id} />
    </SiteFrame>
  )
}
