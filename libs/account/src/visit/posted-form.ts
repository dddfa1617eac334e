/** What cookies say of the form that was posted before a page: a page has no request at hand, and asks the framework. @module */
import { cookies } from 'next/headers'
import { type Flash, flashCookie, readFlash } from '../cookies/flash.ts'
import { askedCookie, lastAddress } from '../cookies/requested-messages.ts'
import { readTyped, type Typed } from '../cookies/typed-cookie.ts'

/** The result of the form that was posted before this page. */
export async function pendingFlash(): Promise<Flash | undefined> {
  return readFlash((await cookies()).get(flashCookie)?.value)
}

/** The address a page can fill in, if this browser has asked for a message. */
export async function requestedAddress(): Promise<string | undefined> {
  return lastAddress((await cookies()).get(askedCookie)?.value)
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

/** Reads it. @param refusals The message for each reason. A forged cookie may name another reason: it has no message. */
export async function postedForm(
  refusals: Readonly<Record<string, string | { text: string }>>,
): Promise<PostedForm> {
  const [flash, sent] = await Promise.all([pendingFlash(), cookies()])
  const typed = readTyped((cookie) => sent.get(cookie)?.value)
  const wrong = Object.entries(typed?.wrong ?? {}).map(([field, reason]) => {
    const known = Object.hasOwn(refusals, reason) ? refusals[reason] : undefined
    return [field, typeof known === 'object' ? known.text : known]
  })
  return { flash, typed, wrong: Object.fromEntries(wrong) as PostedForm['wrong'] }
}
