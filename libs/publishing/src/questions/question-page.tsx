import type { PrismicDocument } from '@prismicio/client'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import type { PublishedContent } from '../content/published-content.ts'
import type { Question, QuestionRead } from '../site/question.ts'
import { type FrameworkPage, frameworkPage } from './framework-page.tsx'

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
  above?: () => Promise<ReactNode>,
  speak?: (lang: string | undefined) => void,
): FrameworkPage {
  return frameworkPage(content, {
    read: async (given, source) => {
      const asked = question.ask({ ...given, headers: await headers(), lang: source.lang })
      return asked === undefined ? undefined : read(asked, source)
    },
    look: question,
    robots: { index: false, follow: true },
    above,
    speak,
  })
}
