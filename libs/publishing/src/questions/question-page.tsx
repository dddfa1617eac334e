import type { PrismicDocument } from '@prismicio/client'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache, type ReactElement, type ReactNode } from 'react'
import { languageOfRequest } from '../languages/language-of-request.ts'
import type { PublishedContent } from '../content/published-content.ts'
import type { Question, QuestionRead, QuestionRequest, QuestionResult } from '../site/question.ts'

interface PageProps {
  params?: Promise<Record<string, string>>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What `page.tsx` of a question exports, besides `dynamic`, which the framework reads without running it. */
export interface QuestionPage {
  generateMetadata: (props: PageProps) => Promise<Metadata>
  Page: (props: PageProps) => Promise<ReactElement>
}

/**
 * Makes the page of a question: what the framework renders for editors' drafts, in development, and where our server does
 * not stand in front.
 *
 * @param above What only some visits have, such as the bar of a preview.
 * @param speak Called with the language of the page before its head and its view are made. Default: there is one language.
 *
 * @throws {InvalidOptionsError} When it is asked for: the settings name no repository that there can be.
 * @throws {NoFetchError} When it is asked for: there is no `fetch`.
 *
 * @example
 * ```tsx
 * // app/search/page.tsx
 * export const dynamic = 'force-dynamic'
 * const page = questionPage(content, search, readSearch)
 * export const { generateMetadata } = page
 * export default page.Page
 * ```
 */
export function questionPage<Documents extends PrismicDocument, Asked, Data>(
  content: PublishedContent<Documents>,
  question: Question<Asked, Data>,
  read: QuestionRead<Asked, Data, Documents>,
  above: () => Promise<ReactNode> = async () => undefined,
  speak: (lang: string | undefined) => void = () => {},
): QuestionPage {
  // Once for the head and the body of a page.
  const find = cache(async (given: string): Promise<QuestionResult<Data>> => {
    const { query, params } = JSON.parse(given) as Pick<QuestionRequest, 'query' | 'params'>
    const asked = question.ask({ query, headers: await headers(), params, lang: await languageOfRequest() })
    if (asked === undefined) return undefined
    const { state } = await content.visit()
    const lang = await languageOfRequest()
    const client = await content.client(lang)
    return read(asked, { client, store: content.store(), isDraft: state === 'draft', lang })
  })
  const resultOf = async ({ params, searchParams }: PageProps) =>
    find(JSON.stringify({ params: await params, query: await searchParams }))
  return {
    generateMetadata: async (props) => {
      const result = await resultOf(props)
      if (!result || 'redirectTo' in result) return {}
      speak(await languageOfRequest())
      const { title, description } = question.head(result.data)
      return {
        title: { absolute: title },
        ...(description !== undefined && { description }),
        robots: { index: false, follow: true },
      }
    },
    Page: async (props) => {
      const result = await resultOf(props)
      if (!result) notFound()
      if ('redirectTo' in result)
        return result.isPermanent ? permanentRedirect(result.redirectTo) : redirect(result.redirectTo)
      const bar = await above()
      speak(await languageOfRequest())
      return question.view(result.data, bar)
    },
  }
}
