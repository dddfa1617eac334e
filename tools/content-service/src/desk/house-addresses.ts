/**
 * Where this house's site shows documents, and the pages it has beside them.
 *
 * The service is not told: the site sends its routes with each query, and only those
 * of documents. `apps/site/src/routes.ts` is the table; a contract test there
 * holds this one to it.
 *
 * @module
 */
import type { Snapshot } from '../snapshot/snapshot.ts'

const documentFolders = [
  { folder: '/', type: 'page' },
  { folder: '/casino-blog/', type: 'article' },
  { folder: '/casino-reviews/', type: 'casino_review' },
] as const

const ownPages: ReadonlySet<string> = new Set([
  '/',
  '/casino-blog',
  '/casino-reviews',
  '/login',
  '/login/code',
  '/login/second-factor',
  '/sign-up',
  '/forgotten-password',
  '/confirm',
  '/account',
  '/account/prove',
  '/account/profile',
  '/account/password',
  '/account/email',
  '/account/second-factor',
  '/account/sessions',
  '/account/data',
  '/account/delete',
])
const numberedPage = /^\/casino-(?:blog|reviews)\/page\/(?:[2-9]|[1-9]\d{1,3})$/

/** Redirects the site has whatever editors write. */
export const ownRedirects = [
  { from: '/casino-blog/page/1', to: '/casino-blog' },
  { from: '/casino-reviews/page/1', to: '/casino-reviews' },
] as const

/** Whether the site shows something at a path, with some content in one language published. */
export function hasPage(path: string, content: Snapshot, lang: string): boolean {
  if (ownPages.has(path) || numberedPage.test(path)) return true
  const end = path.lastIndexOf('/') + 1
  const home = documentFolders.find(({ folder }) => folder === path.slice(0, end))
  return (
    home !== undefined && content.withUid(home.type, path.slice(end)).some((found) => found.lang === lang)
  )
}
