import { shownIn } from '@house-edge/publishing'
import { matchRoute } from '@house-edge/routing'
import { SliceZone } from '@house-edge/slices'
import { Container, PageHeader } from '@house-edge/ui/page'
import type { Content } from '@prismicio/client'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { content } from '../../content.ts'
import { frame } from '../../frame.ts'
import { originalLanguage, type SiteLanguage, siteLanguages, speakIn } from '../../language.ts'
import { pathIn, routes } from '../../routes.ts'
import { site } from '../../site.ts'
import { components } from '../../slices/index.ts'
import { words } from '../../words.ts'
import { HtmlPage } from '../html-page.tsx'
import NotFoundPage from '../not-found.tsx'
import { PreviewBar } from '../preview-bar.tsx'

interface Props {
  params: Promise<{ path?: string[] }>
}

/**
 * The build makes the pages that stand in place of others. All others are made when they are first asked for, and kept until
 * their content changes.
 */
export const generateStaticParams = () =>
  siteLanguages.map((lang) => ({ path: pathIn(lang, routes.missing).split('/').slice(1) }))

/** A page of any language. From memory, so that a page may ask twice. */
async function readPage({ params }: Props) {
  const { path = [] } = await params
  const address = `/${path.join('/')}`
  const match = matchRoute(routes, address)
  if (match.kind !== 'matched') notFound()
  const { lang = originalLanguage, page } = match.route as { lang?: SiteLanguage; page?: string }
  speakIn(lang)
  if (page === 'missing') return undefined
  const uid = page === 'home' ? 'home' : match.params['uid']
  if (uid === undefined) notFound()
  const { state } = await content.visit()
  const client = await content.client(lang)
  // Its type is what `npx prismic gen types` wrote from the model; editors may have left every field empty.
  const document = (await client.findByUid('page', uid)) as Content.PageDocument | undefined
  await (document ? content.tagDocuments(address, document) : content.tagAbsence(address, 'page', uid, lang))
  if (!document) notFound()
  // A translation changes links, and takes the place of what is shown instead of it.
  await content.tagTranslations(address, document)
  speakIn(lang)
  return { address, document, lang, state, title: document.data.title ?? words().untitled }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const read = await readPage(props)
  if (!read) return { title: words().notFound }
  const { address, document, lang, title } = read
  const { canonical, alternates = {} } = shownIn(site, address, lang, document)
  const { origin } = site.settings()
  const languages = Object.entries(alternates).map(([tag, path]) => [tag, new URL(path, origin).href])
  return {
    ...(address !== pathIn(lang, routes.home) && { title }),
    alternates: {
      canonical: new URL(canonical, origin).href,
      ...(languages.length > 0 && { languages: Object.fromEntries(languages) as Record<string, string> }),
    },
  }
}

export default async function ContentPage(props: Props) {
  const read = await readPage(props)
  if (!read) return <NotFoundPage />
  const { address, document, state, title } = read
  return (
    <HtmlPage>
      {frame(
        <Container>
          <PreviewBar state={state} path={address} />
          <PageHeader title={title} />
          <SliceZone slices={document.data.slices} components={components} context={{ document }} />
        </Container>,
        { path: address, document },
      )}
    </HtmlPage>
  )
}
