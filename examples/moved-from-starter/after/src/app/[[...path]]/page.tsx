import { shownIn } from '@house-edge/publishing'
import { matchRoute } from '@house-edge/routing'
import { notFound } from 'next/navigation'
import { content } from '../../content.ts'
import { languages, routes } from '../../languages.ts'
import { PageView } from '../../page-view.tsx'
import { site } from '../../site.ts'

interface Props {
  params: Promise<{ path?: string[] }>
}

export const generateStaticParams = () => []

/** From memory, so that a page may ask twice. */
async function read({ params }: Props) {
  const { path = [] } = await params
  const address = `/${path.join('/')}`
  const match = matchRoute(routes, address)
  if (match.kind !== 'matched') notFound()
  const lang = match.route.lang as keyof typeof languages
  const uid = match.params['uid'] ?? 'home'
  const client = await content.client(lang)
  const page = await client.findByUid('page', uid)
  if (!page) {
    await content.tagAbsence(address, 'page', uid, lang)
    notFound()
  }
  const settings = await client.findSingle('settings')
  await content.tagDocuments(address, page, settings)
  await content.tagTranslations(address, page)
  return { page, settings, lang, ...shownIn(site, address, lang, page) }
}

export async function generateMetadata(props: Props) {
  const { page, canonical, alternates } = await read(props)
  const url = (path: string) => new URL(path, site.settings().origin).href
  return {
    title: page.data.title,
    alternates: {
      canonical: url(canonical),
      languages: Object.fromEntries(Object.entries(alternates ?? {}).map(([tag, path]) => [tag, url(path)])),
    },
  }
}

export default async function Page(props: Props) {
  const { page, settings, lang, links } = await read(props)
  return (
    <PageView
      page={page}
      tag={languages[lang].tag}
      shownTag={languages[page.lang as typeof lang].tag}
      siteTitle={settings?.data.site_title}
      links={links}
    />
  )
}
