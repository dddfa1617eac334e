import type { VisitRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { type Framed, readFrame } from '../questions/framed.ts'

/** Reads what a page for one visitor shows, with its frame. */
export function framedRead<Data>(
  read: VisitRead<Data, AllDocumentTypes>,
): VisitRead<Framed & { page: Data }, AllDocumentTypes> {
  return async (visit, source) => {
    const [framed, result] = await Promise.all([readFrame(source), read(visit, source)])
    return result && 'data' in result ? { data: { ...framed, page: result.data } } : result
  }
}
