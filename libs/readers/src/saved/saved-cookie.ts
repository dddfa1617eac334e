/**
 * The cookie with saved pages, until the visitor signs in, or while the account cannot be reached. It contains ids of
 * documents, newest first, and scripts cannot read it.
 *
 * @module
 */
import { z } from 'zod'
import { jsonCookie } from '@house-edge/account/cookies'

const keptCookie = 'he-saved'
const yearSeconds = 365 * 24 * 60 * 60
/** A cookie holds four kilobytes: beyond this number the oldest is dropped. */
export const mostSaved = 40

/** An id of a document in the content service. */
export const DocumentId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

const cookie = jsonCookie(keptCookie, z.array(DocumentId).max(mostSaved), { maxAgeSeconds: yearSeconds })

/** The documents in the cookies of a request. */
export function savedIn(header: string | null): readonly string[] {
  const value = header?.split(/;\s*/).find((pair) => pair.startsWith(`${keptCookie}=`))
  return cookie.read(value?.slice(keptCookie.length + 1)) ?? []
}

/** The cookie with one more document. */
export function addSaved(header: string | null, id: string, secure: boolean): string {
  const others = savedIn(header).filter((kept) => kept !== id)
  return cookie.write([id, ...others].slice(0, mostSaved), secure)
}

/** The cookie without these documents. */
export function removeSaved(header: string | null, ids: readonly string[], secure: boolean): string {
  const left = savedIn(header).filter((kept) => !ids.includes(kept))
  return left.length > 0 ? cookie.write(left, secure) : cookie.forget(secure)
}
