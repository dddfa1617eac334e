import type { LookupResult } from '@house-edge/content'
import { siteConfig } from '../config.ts'
import { findDocumentPath, type PageType } from '../routes.ts'
import { shownOffers } from '../subject/related.ts'
import { contentStore } from './content-store.ts'

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
