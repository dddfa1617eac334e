import {
  type ContentClient,
  type ContentStore,
  createContentClient,
  createContentStore,
  type LookupResult,
  type RefMode,
  type SnapshotStorage,
} from '@house-edge/content'
import {
  addressTag,
  announceChanges,
  documentTags,
  noteFinishedPages,
  orderTags,
  readPreview,
  sharedPages,
  sharedStore,
  tagPage,
} from '@house-edge/content/next'
import { createNodeFetch, folderStorage, sharedStorage } from '@house-edge/content/node'
import { createValidation } from '@house-edge/content/validation'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { models } from '@house-edge/slices/models'
import { resolve } from 'node:path'
import { cache } from 'react'
import { contentConfig, siteConfig } from './config.ts'
import { isMakingBuild, storageOfBuild } from './building/content-of-build.ts'
import { createNewestContent } from './building/newest-content.ts'
import { findPageFront } from './finished/page-front.ts'
import { type ListedArticle, listedFields } from './document/listed-article.ts'
import { levelOfContent } from './process/event-level.ts'
import { siteLog } from './process/log.ts'
import { namingRequests } from './process/naming-requests.ts'
import { webhookSecret } from './process/webhook-secret.ts'
import { contentRoutes, findDocumentPath, type PageType } from './routes.ts'
import { shownOffers } from './subject/related.ts'
import { buildFolder } from '../build-folder.mjs'

/** Documents on one page of a listing. */
export const pageSize = 12

/** Subjects on one page of their listing, where each is a name and a line. */
const subjectPageSize = 48

/** Documents of a type on one page of its listing. */
export function pageSizeOf(type: PageType): number {
  return ['article', 'casino_review', 'bonus'].includes(type) ? pageSize : subjectPageSize
}

/** The reader for this visit: published content from the store, or an editor's preview. One for all parts of a page. */
export const visitContent = cache(() => readPreview<AllDocumentTypes>(contentStore().client))

/** The client that pages read with. */
export async function siteContent(): Promise<ContentClient<AllDocumentTypes>> {
  return (await visitContent()).client
}

/** Every article, as far as lists need it; in a preview, whole drafts. */
export async function listedArticles(): Promise<readonly ListedArticle[]> {
  const { client, state } = await visitContent()
  return state === 'draft' ? client.getAll('article') : publishedArticles()
}

/** Every published article, as far as lists need it. */
export async function publishedArticles(): Promise<readonly ListedArticle[]> {
  return (await contentStore().outlines('article')) as readonly ListedArticle[]
}

/** The store of published content, one for the whole process. In a build, the newest of it. */
export function contentStore(): ContentStore<AllDocumentTypes> {
  const { CONTENT_REPOSITORY: repositoryName, CONTENT_ENDPOINT: endpoint } = contentConfig()
  return sharedStore<AllDocumentTypes>(`${repositoryName} ${endpoint}`, () => {
    const client = serviceClient()
    const store = createContentStore({
      client,
      storage: storageOfContent(),
      outlines: { article: listedFields },
      // A visitor is answered within five seconds, redirects included.
      patienceMs: 3_000,
      // Finished pages are sent without asking the store, so a process without traffic must look for removals too.
      idleMs: Number.POSITIVE_INFINITY,
    })
    return isMakingBuild()
      ? { ...store, ...createNewestContent(client, storageOfBuild(resolve(buildFolder())), store) }
      : store
  })
}

/** The last good content: on the disk of this process, and where other processes of the site find it. */
function storageOfContent(): SnapshotStorage {
  const own = folderStorage(siteConfig().SITE_STATE_FOLDER)
  const shared = findPageFront()?.files
  return shared ? sharedStorage(own, shared) : own
}

/** A client without a store: asks the content service each time. */
function serviceClient(): ContentClient<AllDocumentTypes> {
  const {
    CONTENT_REPOSITORY: repositoryName,
    CONTENT_ENDPOINT: endpoint,
    CONTENT_ACCESS_TOKEN: accessToken,
  } = contentConfig()
  return createContentClient<AllDocumentTypes>({
    repositoryName,
    endpoint,
    accessToken,
    routes: contentRoutes,
    validation: createValidation(models),
    mode: configuredMode(),
    fetch: namingRequests(createNodeFetch()),
    onEvent: (event) => siteLog()[levelOfContent(event)]('content', event),
  })
}

/**
 * Reads which pages there are, and applies publishes that no webhook announced. Call it once, when the process starts.
 */
export function watchContent(): void {
  const noting = knowTags()
  announceChanges({
    store: contentStore(),
    url: `${internalOrigin()}/api/revalidate`,
    secret: webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET),
  })
  // The first read starts the polling. The store reports every change after the version of that read.
  const since = contentStore()
    .addresses()
    .then(
      () => contentStore().state.ref,
      () => undefined,
    )
  const front = findPageFront()
  if (front)
    front.reported = Promise.all([since, noting]).then(([ref]) => ({
      since: ref,
      includes: sharedPages().has,
    }))
}

/** Reads which tags the pages carry that the build has rendered, and has the finished pages ask for those of any page. */
export function knowTags(): Promise<unknown> | undefined {
  const noting = process.env.NODE_ENV === 'production' ? noteFinishedPages(buildFolder()) : undefined
  const front = findPageFront()
  if (front) Object.assign(front, { tagsOf: sharedPages().tagsOf, tagsKnown: noting })
  return noting
}

/** The address of this process itself. */
export function internalOrigin(): string {
  return `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
}

/** Whether a document is published at an address. A type without uid has one address. */
export async function lookUp(type: PageType, uid: string | undefined): Promise<LookupResult> {
  // The home page always exists: without its document it shows what to do.
  return uid === undefined ? 'found' : contentStore().lookup(type, uid)
}

/** The new path of a document whose uid has changed, by its old uid. Call it after `lookUp`. */
export function findMovedPath(type: PageType, uid: string | undefined): string | undefined {
  const current = uid === undefined ? undefined : contentStore().findCurrentUid(type, uid)
  return current === undefined || current === uid ? undefined : findDocumentPath(type, current)
}

/** How many pages a listing has. */
export async function pagesListed(type: PageType): Promise<number | 'unknown'> {
  try {
    const addresses = await contentStore().addresses(type)
    return Math.max(1, Math.ceil(addresses.length / pageSizeOf(type)))
  } catch {
    return 'unknown'
  }
}

/** A document and the path of its page. */
interface PublishedAddress {
  type: string
  uid: string | null
  path: string
  publishedAt: string | null
}

/**
 * Every document with a page. Documents at an address of the site itself have none, nor have offers of a casino that
 * readers are warned of.
 */
export async function publishedAddresses(): Promise<PublishedAddress[] | 'unknown'> {
  try {
    const { addresses, client } = contentStore()
    const offers = shownOffers(await client.getAll('casino_review'))
    return withPages(await addresses()).filter(({ type, uid }) => type !== 'bonus' || offers.has(uid ?? ''))
  } catch {
    return 'unknown'
  }
}

/**
 * The parameters of the newest pages of a type, rendered by the build: `SITE_BUILD_PAGES` of them. All other pages are
 * rendered on their first visit.
 */
export async function uidsToBuild(type: PageType): Promise<{ uid: string }[]> {
  const { SITE_BUILD_PAGES: most } = siteConfig()
  if (most === 0) return []
  const store = contentStore()
  const uids: { uid: string }[] = []
  for (const { uid } of (await store.addresses(type)).toSorted(newestFirst)) {
    // Addresses are of all languages, and pages of one.
    if (uid === null || (await store.lookup(type, uid)) !== 'found' || !findDocumentPath(type, uid)) continue
    if (uids.push({ uid }) === most) break
  }
  return uids
}

function newestFirst(a: { publishedAt: string | null }, b: { publishedAt: string | null }): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')
}

function withPages(addresses: readonly Omit<PublishedAddress, 'path'>[]): PublishedAddress[] {
  return addresses.flatMap(({ type, uid, publishedAt }) => {
    const path = findDocumentPath(type, uid)
    return path === undefined ? [] : [{ type, uid, path, publishedAt }]
  })
}

/** Tags the page at a path with the documents it shows, so that it is dropped when one of them changes. */
export async function tagDocuments(
  path: string,
  ...documents: (AllDocumentTypes | undefined)[]
): Promise<void> {
  await tagShown(path, documentTags(documents.filter((document) => document !== undefined)))
}

/** Tags a page that found nothing, so that it is dropped when something is published there. */
export async function tagAbsence(path: string, type: PageType, uid: string): Promise<void> {
  await tagShown(path, [addressTag(type, uid)])
}

/** Tags a page of a listing with the documents it shows, and with what decides which these are. */
export async function tagListing(
  path: string,
  shown: { type: PageType; order: string; results: readonly AllDocumentTypes[] },
): Promise<void> {
  await tagShown(path, [...documentTags(shown.results), ...orderTags(shown.type, [shown.order])])
}

/** Tags a page with further things that decide what it shows. */
export async function tagShown(path: string, tags: readonly string[]): Promise<void> {
  const { generation, state } = await visitContent()
  await tagPage({ path, generation }, tags)
  // Published while the page was read: the publish could not name it by tags that it did not carry yet.
  if (state === 'published' && generation < sharedPages().generation) findPageFront()?.touch([path])
}

function configuredMode(): RefMode {
  const {
    CONTENT_RELEASE_ID: release,
    CONTENT_RELEASE_LABEL: releaseLabel,
    CONTENT_REF: ref,
  } = contentConfig()
  if (release) return { release }
  if (releaseLabel) return { releaseLabel }
  return ref ? { ref } : { latest: true }
}
