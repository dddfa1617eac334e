import type { LanguageLink } from '@house-edge/publishing'
import type { Content } from '@prismicio/client'
import { PrismicRichText } from '@prismicio/react'

interface Props {
  page: Content.PageDocument
  /** BCP 47: of the address, and of a document that is shown instead of a translation. */
  tag: string
  shownTag: string
  siteTitle: string | null | undefined
  /** The page in each language it is in. */
  links: readonly LanguageLink[]
}

export function PageView({ page, tag, shownTag, siteTitle, links }: Props) {
  return (
    <html lang={tag}>
      <body>
        <header>{siteTitle}</header>
        <ul>
          {links.map((link) => (
            <li key={link.lang}>
              <a href={link.path} hrefLang={link.tag} lang={link.tag}>
                {new Intl.DisplayNames(link.tag, { type: 'language' }).of(link.tag)}
              </a>
            </li>
          ))}
        </ul>
        <main lang={shownTag}>
          <h1>{page.data.title}</h1>
          <PrismicRichText field={page.data.body} />
        </main>
      </body>
    </html>
  )
}
