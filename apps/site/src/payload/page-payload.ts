import { matchRoute } from '@house-edge/routing'
import { type BuildIdentity, currentBuild } from '@house-edge/routing/build'
import type { Metadata } from 'next'
import { contentStore } from '../content/content-store.ts'
import { listingMetadata, listings } from '../document/listings.ts'
import { documentMetadata } from '../metadata/document-metadata.ts'
import { routes } from '../routes.ts'

/** The data of a page for programs: its title and description, and which document it shows. */
interface PagePayload {
  build: BuildIdentity
  path: string
  /** Name of the route in `routes.ts`. */
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

/**
 * Reads the payload of a published page. It contains no fields that the page does not show (docs/decisions/0016).
 *
 * @returns `undefined` for a page without content, or one that does not exist.
 */
export async function findPagePayload(path: string): Promise<PagePayload | undefined> {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return undefined
  const { name, route, params } = match
  const known = { build: currentBuild(), path, route: name, params }
  const content = contentStore().client
  if ('lists' in route)
    return {
      ...known,
      ...headOf(
        listingMetadata(
          listings[route.lists],
          Number(params['number'] ?? 1),
          await content.findSingle('settings'),
        ),
      ),
      document: null,
    }
  if (!('document' in route)) return undefined

  const { document: type } = route
  const document =
    type === 'home' ? await content.findSingle('home') : await content.findByUid(type, params['uid'] ?? '')
  if (!document) return undefined
  return {
    ...known,
    ...headOf(
      documentMetadata(document, path, 'name' in document.data ? document.data.name : document.data.title),
    ),
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
