import type { VisitRead } from '@house-edge/publishing'
import { WatchToken } from '@house-edge/readers/watching'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { readPersonal } from '../../visits/read-personal.ts'
import type { StopShown } from './stop-visit.tsx'

/** Reads the link of a message. */
export const readStop: VisitRead<StopShown, AllDocumentTypes> = async (visit, source) => ({
  data: { ...(await readPersonal(visit, source)), token: WatchToken.safeParse(visit.query['token']).data },
})
