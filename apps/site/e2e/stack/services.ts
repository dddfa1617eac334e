/**
 * The embedded services as journeys reach them: over HTTP, beside the browser.
 *
 * @module
 */
import { type APIRequestContext, expect } from '@playwright/test'
import { slot } from './slot.ts'

const { ports } = slot

export const contentOrigin = `http://localhost:${ports.content}`
export const backendOrigin = `http://localhost:${ports.backend}`
export const siteOrigin = `http://localhost:${ports.site}`

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Calls the desk as its pages do. */
export async function desk(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(`${contentOrigin}/desk/api${path}`, method, body, headers)
}

/** Calls the content service's control plane: faults, clock, counters. */
export async function control(method: string, path: string, body?: unknown): Promise<Answer> {
  return call(`${contentOrigin}/control${path}`, method, body, {})
}

/** Ends the faults of the content service, and waits until the site has noticed: it checks an unknown address again. */
export async function endContentFaults(): Promise<void> {
  await control('DELETE', '/faults')
  await expect.poll(async () => (await fetch(`${siteOrigin}/an-unknown-address`)).status).toBe(404)
}

/** What the content service was asked to search for since its log was emptied: the queries, decoded. */
export async function searches(): Promise<string[]> {
  const { body } = await control('GET', '/requests')
  const { requests } = body as unknown as { requests: { path: string; query: string }[] }
  return requests.flatMap(({ path, query }) => (path.endsWith('/documents/search') ? [query] : []))
}

interface Detail {
  version: string
  draft: { document: { data: Record<string, unknown> } } | null
  published: { document: { data: Record<string, unknown> } } | null
}

/** Saves a draft in which some fields differ. */
export async function saveDraft(id: string, changes: Record<string, unknown>): Promise<void> {
  const detail = (await desk('GET', `/documents/${id}`)).body as unknown as Detail
  const data = (detail.draft ?? detail.published)?.document.data
  const saved = await desk(
    'PUT',
    `/documents/${id}/draft`,
    { data: { ...data, ...changes } },
    { 'if-match': detail.version },
  )
  if (saved.status !== 200)
    throw new TypeError(`The desk answered ${saved.status}: ${JSON.stringify(saved.body)}`)
}

/** A preview the desk has opened. */
interface OpenedPreview {
  id: string
  url: string
  /** For somebody without an account. */
  shareUrl: string
  token: string
}

/** Opens a preview, of a document's draft or of a release. */
export async function openPreview(input: {
  documentId?: string
  releaseId?: string
  allDrafts?: boolean
}): Promise<OpenedPreview> {
  const answer = await desk('POST', '/previews', input)
  if (answer.status !== 201)
    throw new TypeError(`The desk answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body as unknown as OpenedPreview
}

/** The address at which a draft is previewed in the site. */
export async function previewUrl(documentId: string): Promise<string> {
  return (await openPreview({ documentId })).url
}

/** Makes a release in which some fields of some documents differ. */
export async function makeRelease(
  label: string,
  versions: Record<string, Record<string, unknown>>,
): Promise<string> {
  const { body } = await desk('POST', '/releases', { label })
  const id = String(body['id'])
  for (const [documentId, changes] of Object.entries(versions)) {
    await saveDraft(documentId, changes)
    await desk('PUT', `/releases/${id}/documents/${documentId}`, {})
    await desk('DELETE', `/documents/${documentId}/draft`)
  }
  return id
}

/** What an answer says that comes from the finished pages of the site (RFC 9211). */
export const fromStore = '"house-edge"; hit'

/** Visits pages until the site answers them finished, as it does for visitors, and the framework has nothing to renew. */
export async function warmUp(request: APIRequestContext, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await expect(async () => {
      const answer = await request.get(`${siteOrigin}${path}`)
      expect(answer.headers()['cache-status']).toBe(fromStore)
      // With credentials nothing is answered from the store.
      const own = await request.get(`${siteOrigin}${path}`, { headers: { authorization: 'Basic eDp5' } })
      expect(own.headers()['x-nextjs-cache']).toBe('HIT')
    }).toPass()
  }
}

/** Visitors go on being answered with finished pages, with what is published. */
export async function expectPublished(
  request: APIRequestContext,
  path: string,
  unpublished: string,
): Promise<void> {
  const answer = await request.get(`${siteOrigin}${path}`)
  expect(answer.headers()['cache-status'], path).toBe(fromStore)
  expect(await answer.text(), path).not.toContain(unpublished)
}

async function call(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}
