import { expect } from 'vitest'
import type { DocumentDetail } from '../desk/contract.ts'
import type { JsonObject } from '../json/json.ts'
import type { TestService } from './start-test-service.ts'

/** A document that is published when a test begins. */
export const about = { id: 'page_about', type: 'page', uid: 'about', data: { lead: 'As published' } }

/** A document as the desk sees it. */
export async function detail(service: TestService, id: string): Promise<DocumentDetail> {
  return (await service.call('GET', `/desk/api/documents/${id}`)).body as unknown as DocumentDetail
}

/** Saves a draft as an editor does who has just loaded the document. */
export async function saveDraft(
  service: TestService,
  id: string,
  data: JsonObject,
  more: JsonObject = {},
): Promise<DocumentDetail> {
  const { version } = await detail(service, id)
  const answer = await service.call(
    'PUT',
    `/desk/api/documents/${id}/draft`,
    { data, ...more },
    { 'if-match': `"${version}"` },
  )
  expect(answer.status).toBe(200)
  return answer.body as unknown as DocumentDetail
}
