import type { PrismicDocument } from '@prismicio/client'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import type { PublishedContent } from '../content/published-content.ts'
import { type FrameworkPage, frameworkPage } from '../questions/framework-page.tsx'
import type { VisitPage, VisitRead } from '../site/question.ts'

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
  above?: () => Promise<ReactNode>,
  speak?: (lang: string | undefined) => void,
): FrameworkPage {
  return frameworkPage(content, {
    read: async (given, source) => {
      const request = new Request(content.site.settings().origin, { headers: new Headers(await headers()) })
      return read({ request, ...given, lang: source.lang }, source)
    },
    look: page,
    above,
    speak,
  })
}
