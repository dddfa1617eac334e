import {
  type ContentClient,
  type ContentStore,
  createContentClient,
  createContentStore,
  type Presence,
  type RefMode,
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
import { createNodeFetch, folderStorage } from '@house-edge/content/node'
import { createValidation } from '@house-edge/content/validation'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { models } from '@house-edge/slices/models'
import { cache } from 'react'
import { contentConfig, siteConfig } from './config.ts'
import { findPageFront } from './finished/page-front.ts'
import { levelOfContent } from './process/event-level.ts'
import { siteLog } from './process/log.ts'
import { namingRequests } from './process/naming-requests.ts'
import { webhookSecret } from './process/webhook-secret.ts'
import { contentRoutes, findDocumentPath, type PageType } from './routes.ts'
import { shownOffers } from './subject/related.ts'

/** Documents on one page of a listing. */
export const pageSize = 12

/** What this visit reads: published content from the store, or the version an editor previews. One for all parts of a page. */
export const visitContent = cache(() => readPreview<AllDocumentTypes>(contentStore().client))

/** What pages read with. */
export async function siteContent(): Promise<ContentClient<AllDocumentTypes>> {
  return (await visitContent()).client
}

/** The published content, kept: one store for the whole process. */
export function contentStore(): ContentStore<AllDocumentTypes> {
  const { CONTENT_REPOSITORY: repositoryName, CONTENT_ENDPOINT: endpoint } = contentConfig()
  return sharedStore<AllDocumentTypes>(`${repositoryName} ${endpoint}`, () =>
    createContentStore({
      client: serviceClient(),
      // What is kept may be older than a build: it would finish pages that are withdrawn by now.
      storage: isBuilding() ? undefined : folderStorage(siteConfig().SITE_STATE_FOLDER),
      // A visitor gets an answer within five seconds, redirects included; a build has the time a long list takes.
      patienceMs: isBuilding() ? 30_000 : 3_000,
      // Finished pages are sent without asking the store: what is withdrawn must go from a quiet process too.
      idleMs: Number.POSITIVE_INFINITY,
    }),
  )
}

/** Asks the content service, each time. */
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
 * Takes note of the pages there are, and lets a publish that no webhook
 * announced reach them. Call it once, where the process starts.
 */
export function watchContent(): void {
  const noting =
    process.env.NODE_ENV === 'production'
      ? noteFinishedPages(process.env['SITE_DIST_DIR'] ?? '.next')
      : undefined
  announceChanges({
    store: contentStore(),
    url: `${internalOrigin()}/api/revalidate`,
    secret: webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET),
  })
  // The first question starts the looking. The version it is answered from is the one after which the store tells of changes.
  const since = contentStore()
    .addresses()
    .then(
      () => contentStore().state.ref,
      () => undefined,
    )
  const front = findPageFront()
  if (front)
    front.told = Promise.all([since, noting]).then(([ref]) => ({ since: ref, knows: sharedPages().has }))
}

/** Where this process itself answers, without anything in between. */
export function internalOrigin(): string {
  return `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
}

/** Whether a document is published at an address. A type without uid has one address. */
export async function lookUp(type: PageType, uid: string | undefined): Promise<Presence> {
  // The home page has one address, which always exists: without its document the page itself says what is wrong.
  return uid === undefined ? 'known' : contentStore().lookup(type, uid)
}

/** Where the page is whose document had another uid when this address was its own. Call it after `lookUp`. */
export function findMovedPath(type: PageType, uid: string | undefined): string | undefined {
  const current = uid === undefined ? undefined : contentStore().findCurrentUid(type, uid)
  return current === undefined || current === uid ? undefined : findDocumentPath(type, current)
}

/** How many pages a listing has. */
export async function pagesListed(type: PageType): Promise<number | 'unknowable'> {
  try {
    const addresses = await contentStore().addresses(type)
    return Math.max(1, Math.ceil(addresses.length / pageSize))
  } catch {
    return 'unknowable'
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
 * Every document that has a page. One whose address belongs to the site itself has none, whoever published it,
 * and neither has an offer of a casino readers are warned of.
 */
export async function publishedAddresses(): Promise<PublishedAddress[] | 'unknowable'> {
  try {
    const { addresses, client } = contentStore()
    const offers = shownOffers(await client.getAll('casino_review'))
    return withPages(await addresses()).filter(({ type, uid }) => type !== 'bonus' || offers.has(uid ?? ''))
  } catch {
    return 'unknowable'
  }
}

/**
 * The parameters of the newest pages of a type, to finish them at build time: `SITE_BUILD_PAGES` of them, by one
 * question. Every other page is finished when it is first asked for, so that a build does not grow with the repository.
 */
export async function uidsToBuild(type: PageType): Promise<{ uid: string }[]> {
  const { SITE_BUILD_PAGES: pageSize } = siteConfig()
  if (pageSize === 0) return []
  const { results } = await serviceClient().getByType(type, {
    pageSize,
    orderings: { field: 'document.last_publication_date', direction: 'desc' },
  })
  return results.flatMap(({ uid }) => (uid === null || !findDocumentPath(type, uid) ? [] : [{ uid }]))
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

/** Tags a page of a listing with what it shows and with what decides who is on it. */
export async function tagListing(
  path: string,
  shown: { type: PageType; order: string; results: readonly AllDocumentTypes[] },
): Promise<void> {
  await tagShown(path, [...documentTags(shown.results), ...orderTags(shown.type, [shown.order])])
}

/** Tags a page with whatever else decides what is on it. */
export async function tagShown(path: string, tags: readonly string[]): Promise<void> {
  const { generation } = await visitContent()
  await tagPage({ path, generation }, tags)
}

function isBuilding(): boolean {
  return process.env['NEXT_PHASE'] === 'phase-production-build'
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
