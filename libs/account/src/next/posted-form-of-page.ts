/** What cookies say of the form that was posted before a page of the framework, which has no request at hand. @module */
import { headers } from 'next/headers'
import type { Flash } from '../cookies/flash.ts'
import { pendingFlash, type PostedForm, postedForm } from '../visit/posted-form.ts'

/** The result of the form that was posted before this page. */
export async function pendingFlashOfPage(): Promise<Flash | undefined> {
  return pendingFlash(await requestOfNoPath())
}

/** What was posted: `postedForm`, for a page of the framework. */
export async function postedFormOfPage(
  refusals: Readonly<Record<string, string | { text: string }>>,
  account?: string,
): Promise<PostedForm> {
  return postedForm(await requestOfNoPath(), refusals, account)
}

/** Its cookies alone are read. */
async function requestOfNoPath(): Promise<Request> {
  return new Request('http://localhost/', { headers: new Headers(await headers()) })
}
