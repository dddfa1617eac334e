import { pendingFlash } from '@house-edge/account/server'
import type { QuestionSource, Visit } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { account } from '../account/account.ts'
import { readFrame } from '../questions/framed.ts'
import type { Personal } from './personal.tsx'

/** Reads what every page about a visitor shows. */
export async function readPersonal(
  { request }: Pick<Visit, 'request'>,
  source: QuestionSource<AllDocumentTypes>,
): Promise<Personal> {
  const { paths, words, providers = [] } = account.settings()
  return {
    ...(await readFrame(source)),
    site: { paths, words, providers },
    flash: pendingFlash(request),
  }
}
