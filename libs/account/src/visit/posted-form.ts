/** What cookies say of the form that was posted before a page. @module */
import { cookiesOf } from '@house-edge/auth/server'
import { type Flash, flashCookie, readFlash } from '../cookies/flash.ts'
import { askedCookie, lastAddress } from '../cookies/requested-messages.ts'
import { readTyped, type Typed } from '../cookies/typed-cookie.ts'

/** A cookie that a browser sent. */
export type SentCookie = (name: string) => string | undefined

/** Reads the cookies of a request, once. */
export function sentCookies(request: Request): SentCookie {
  const sent = new Map(
    cookiesOf(request)
      .getAll()
      // Of one name the first is of the longest path, RFC 6265 5.4: it is this page's own.
      .toReversed()
      .map(({ name, value }) => [name, value]),
  )
  return (name) => sent.get(name)
}

/** The result of the form that was posted before this page. */
export function pendingFlash(request: Request): Flash | undefined {
  return flashIn(sentCookies(request))
}

/** The same, of cookies that have been read. */
export function flashIn(cookie: SentCookie): Flash | undefined {
  return readFlash(cookie(flashCookie))
}

/** The address a page can fill in, if this browser has asked for a message. */
export function requestedAddress(cookie: SentCookie): string | undefined {
  return lastAddress(cookie(askedCookie))
}

/** The result of a form that was posted before a page, and what was typed into it. */
export interface PostedForm {
  /** What came of it. */
  flash: Flash | undefined
  /** `undefined` when the form was accepted, or is ten minutes old. */
  typed: Typed | undefined
  /** The messages of the refused fields, by name. */
  wrong: Readonly<Record<string, string | undefined>>
}

/**
 * Reads it.
 *
 * @param refusals The message for each reason. A forged cookie may name another reason: it has no message.
 * @param account Whose page it is, by the `sub` of the claims. What was typed into a form of another is not there. Default: a
 *   page for everybody.
 */
export function postedForm(
  request: Request,
  refusals: Readonly<Record<string, string | { text: string }>>,
  account?: string,
): PostedForm {
  const cookie = sentCookies(request)
  const found = readTyped(cookie)
  const typed = found?.account === account ? found : undefined
  const wrong = Object.entries(typed?.wrong ?? {}).map(([field, reason]) => {
    const known = Object.hasOwn(refusals, reason) ? refusals[reason] : undefined
    return [field, typeof known === 'object' ? known.text : known]
  })
  return { flash: flashIn(cookie), typed, wrong: Object.fromEntries(wrong) as PostedForm['wrong'] }
}
