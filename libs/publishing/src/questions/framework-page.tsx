import type { PrismicDocument } from '@prismicio/client'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache, type ReactElement, type ReactNode } from 'react'
import type { PublishedContent } from '../content/published-content.ts'
import { languageOfRequest } from '../languages/language-of-request.ts'
import type { QuestionRequest, QuestionResult, QuestionSource, VisitPage } from '../site/question.ts'

interface PageProps {
  params?: Promise<Record<string, string>>
  searchParams: Promise<QuestionRequest['query']>
}

/** What a `page.tsx` exports, besides `dynamic`, which the framework reads without running it. */
export interface FrameworkPage {
  generateMetadata: (props: PageProps) => Promise<Metadata>
  Page: (props: PageProps) => Promise<ReactElement>
}

/** What a page shows, and how it looks. */
interface PageParts<Documents extends PrismicDocument, Data> {
  read: (
    given: Required<Pick<QuestionRequest, 'query'>> & { params: Readonly<Record<string, string>> },
    source: QuestionSource<Documents>,
  ) => Promise<QuestionResult<Data>>
  look: Pick<VisitPage<Data>, 'head' | 'view'>
  /** Default: a header says it. */
  robots?: Metadata['robots']
  above: (() => Promise<ReactNode>) | undefined
  speak: ((lang: string | undefined) => void) | undefined
}

/** Makes the framework's page of a read and a view. */
export function frameworkPage<Documents extends PrismicDocument, Data>(
  content: PublishedContent<Documents>,
  { read, look, robots, above = async () => undefined, speak = () => {} }: PageParts<Documents, Data>,
): FrameworkPage {
  // Once for the head and the body of a page.
  const find = cache(async (given: string): Promise<QuestionResult<Data>> => {
    const { state } = await content.visit()
    const lang = await languageOfRequest()
    const client = await content.client(lang)
    const source = { client, store: content.store(), isDraft: state === 'draft', lang }
    return read(JSON.parse(given) as Parameters<typeof read>[0], source)
  })
  const resultOf = async ({ params, searchParams }: PageProps) =>
    find(JSON.stringify({ params: (await params) ?? {}, query: await searchParams }))
  return {
    generateMetadata: async (props) => {
      const result = await resultOf(props)
      if (!result || 'redirectTo' in result) return {}
      speak(await languageOfRequest())
      const { title, description } = look.head(result.data)
      return {
        title: { absolute: title },
        ...(description !== undefined && { description }),
        ...(robots !== undefined && { robots }),
      }
    },
    Page: async (props) => {
      const result = await resultOf(props)
      if (!result) notFound()
      if ('redirectTo' in result)
        return result.isPermanent ? permanentRedirect(result.redirectTo) : redirect(result.redirectTo)
      const bar = await above()
      speak(await languageOfRequest())
      return look.view(result.data, bar)
    },
  }
}
