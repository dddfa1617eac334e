import type { PrismicDocument } from '@prismicio/client'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache, type ReactElement, type ReactNode } from 'react'
import { languageOfRequest } from '../languages/language-of-request.ts'
import type { PublishedContent } from '../content/published-content.ts'
import type { QuestionResult, Visit, VisitPage, VisitRead } from '../site/question.ts'

interface PageProps {
  params?: Promise<Record<string, string>>
  searchParams: Promise<Visit['query']>
}

/** What `page.tsx` of a page for one visitor exports. */
export interface NextVisitPage {
  generateMetadata: (props: PageProps) => Promise<Metadata>
  Page: (props: PageProps) => Promise<ReactElement>
}

/**
 * Makes the page of one visitor: what the framework renders in development, and where our server does not stand in front.
 *
 * @param above What only some visits have, such as the bar of a preview.
 * @param speak Called with the language of the page before its head and its view are made. Default: there is one language.
 *
 * @throws {InvalidOptionsError} When it is asked for: the settings name no repository that there can be.
 * @throws {NoFetchError} When it is asked for: there is no `fetch`.
 *
 * @example
 * ```tsx
 * // app/letters/page.tsx
 * const page = visitPage(content, letters, readLetters)
 * export const { generateMetadata } = page
 * export default page.Page
 * ```
 */
export function visitPage<Documents extends PrismicDocument, Data>(
  content: PublishedContent<Documents>,
  page: VisitPage<Data>,
  read: VisitRead<Data, Documents>,
  above: () => Promise<ReactNode> = async () => undefined,
  speak: (lang: string | undefined) => void = () => {},
): NextVisitPage {
  // Once for the head and the body of a page.
  const find = cache(async (asked: string): Promise<QuestionResult<Data>> => {
    const { params, query } = JSON.parse(asked) as Pick<Visit, 'params' | 'query'>
    const { state } = await content.visit()
    const lang = await languageOfRequest()
    const client = await content.client(lang)
    const request = new Request(content.site.settings().origin, { headers: new Headers(await headers()) })
    return read(
      { request, params, query, lang },
      { client, store: content.store(), isDraft: state === 'draft', lang },
    )
  })
  const resultOf = async ({ params, searchParams }: PageProps) =>
    find(JSON.stringify({ params: (await params) ?? {}, query: await searchParams }))
  return {
    generateMetadata: async (props) => {
      const result = await resultOf(props)
      if (!result || 'redirectTo' in result) return {}
      speak(await languageOfRequest())
      const { title, description } = page.head(result.data)
      return { title: { absolute: title }, ...(description !== undefined && { description }) }
    },
    Page: async (props) => {
      const result = await resultOf(props)
      if (!result) notFound()
      if ('redirectTo' in result)
        return result.isPermanent ? permanentRedirect(result.redirectTo) : redirect(result.redirectTo)
      const bar = await above()
      speak(await languageOfRequest())
      return page.view(result.data, bar)
    },
  }
}
