import type { Content } from '@prismicio/client'
import { PrismicNextLink } from '@prismicio/next'
import { PrismicRichText } from '@prismicio/react'
import { getLocales } from './get-locales.ts'
import { createClient } from './prismicio.ts'

export async function PageView({ page, lang }: { page: Content.PageDocument; lang: string | undefined }) {
  const settings = await createClient().getSingle('settings', { lang })
  const locales = await getLocales(page)
  return (
    <>
      <header>{settings.data.site_title}</header>
      <ul>
        {locales.map(({ lang: other, url, name }) => (
          <li key={other}>
            <PrismicNextLink href={url ?? '/'} locale={other}>
              {name}
            </PrismicNextLink>
          </li>
        ))}
      </ul>
      <h1>{page.data.title}</h1>
      <PrismicRichText field={page.data.body} />
    </>
  )
}
