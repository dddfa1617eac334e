import { matchRoute } from '@house-edge/routing'
import { type BuildIdentity, currentBuild } from '@house-edge/routing/build'
import type { PrismicDocument } from '@prismicio/client'
import type { Metadata } from 'next'
import { clientIn } from '../languages/language-client.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { documentOfMatch } from '../site/document-of-match.ts'
import { isNeverStored } from '../site/published-site.ts'
import type { PublishedRoute } from '../site/site-options.ts'

/** The data of a page for programs: its title and description, and which document it shows. */
interface PagePayload {
  build: BuildIdentity
  path: string
  /** Name of the route in the table. */
  route: string
  params: Record<string, string>
  title: string
  description: string | null
  image: string | null
  document: {
    id: string
    type: string
    uid: string | null
    lang: string
    tags: string[]
    publishedAt: string
    updatedAt: string
  } | null
}

/** A page of the content, to be described. */
export interface DescribedPage<Documents extends PrismicDocument = PrismicDocument> {
  path: string
  route: PublishedRoute
  params: Record<string, string>
  /** What it shows. `undefined`: it is a listing. */
  document: Documents | undefined
}

/** What the head of a page says, as for Next's `generateMetadata`. */
export type DescribePage<Documents extends PrismicDocument = PrismicDocument> = (
  page: DescribedPage<Documents>,
) => Metadata | Promise<Metadata>

/**
 * Reads the payload of a published page. It contains no fields that the page does not show (docs/decisions/0016).
 *
 * @returns `undefined` for a page without content, or one that does not exist.
 */
export async function findPagePayload<Documents extends PrismicDocument>(
  { site, store }: Pick<PublishedContent<Documents>, 'site' | 'store'>,
  describe: DescribePage<Documents>,
  path: string,
): Promise<PagePayload | undefined> {
  const match = matchRoute(site.routes, path)
  if (match.kind !== 'matched') return undefined
  const { name, params } = match
  const route: PublishedRoute = match.route
  if (isNeverStored(route)) return undefined
  const known = { build: currentBuild(), path, route: route.page ?? name, params }
  if (route.lists !== undefined)
    return {
      ...known,
      ...headOf(await describe({ path, route, params, document: undefined })),
      document: null,
    }
  const shown = documentOfMatch(match)
  if (shown === undefined) return undefined

  const { type, uid, lang } = shown
  const content = clientIn(site, store().client, lang)
  const found = uid === undefined ? await content.findSingle(type) : await content.findByUid(type, uid)
  if (!found) return undefined
  const document: PrismicDocument = found
  return {
    ...known,
    ...headOf(await describe({ path, route, params, document: found })),
    document: {
      id: document.id,
      type: document.type,
      uid: document.uid,
      lang: document.lang,
      tags: document.tags,
      publishedAt: document.first_publication_date,
      updatedAt: document.last_publication_date,
    },
  }
}

function headOf({
  title,
  description,
  openGraph,
}: Metadata): Pick<PagePayload, 'title' | 'description' | 'image'> {
  const [image] = [openGraph?.images ?? []].flat()
  const written = typeof title === 'object' && title !== null && 'absolute' in title ? title.absolute : title
  return {
    title: typeof written === 'string' ? written : '',
    description: description ?? null,
    image: typeof image === 'object' && 'url' in image ? String(image.url) : null,
  }
}
