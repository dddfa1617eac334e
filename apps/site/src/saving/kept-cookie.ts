/**
 * What a browser keeps of saved pages until somebody signs in, or while the account cannot be reached.
 *
 * Ids of documents and nothing else, newest first, out of reach of scripts.
 *
 * @module
 */
import { cookies } from 'next/headers'
import { z } from 'zod'
import { jsonCookie } from '../account/messages/json-cookie.ts'

const keptCookie = 'he-saved'
const yearSeconds = 365 * 24 * 60 * 60
/** A cookie holds four kilobytes: beyond this many the oldest goes. */
export const mostKept = 40

/** An id of a document in the content service. */
export const DocumentId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

const cookie = jsonCookie(keptCookie, z.array(DocumentId).max(mostKept), { maxAgeSeconds: yearSeconds })

/** The documents kept in the browser that sent these cookies. */
export function keptIn(header: string | null): readonly string[] {
  const value = header?.split(/;\s*/).find((pair) => pair.startsWith(`${keptCookie}=`))
  return cookie.read(value?.slice(keptCookie.length + 1)) ?? []
}

/** The same for a page. */
export async function keptHere(): Promise<readonly string[]> {
  return cookie.read((await cookies()).get(keptCookie)?.value) ?? []
}

/** The cookie with one document more. */
export function keep(header: string | null, id: string, secure: boolean): string {
  const others = keptIn(header).filter((kept) => kept !== id)
  return cookie.write([id, ...others].slice(0, mostKept), secure)
}

/** The cookie without these documents. */
export function letGo(header: string | null, ids: readonly string[], secure: boolean): string {
  const left = keptIn(header).filter((kept) => !ids.includes(kept))
  return left.length > 0 ? cookie.write(left, secure) : cookie.forget(secure)
}
