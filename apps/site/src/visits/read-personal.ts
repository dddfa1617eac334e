import { pendingFlash } from '@house-edge/account/server'
import type { QuestionSource, Visit } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { accountIn } from '../account/account.ts'
import { readFrame } from '../questions/framed.ts'
import type { Personal } from './personal.tsx'

/** Reads what every page about a visitor shows. */
export async function readPersonal(
  { request, lang }: Pick<Visit, 'request' | 'lang'>,
  source: QuestionSource<AllDocumentTypes>,
): Promise<Personal> {
  const { paths, words, providers = [] } = accountIn(lang).settings()
  return {
    ...(await readFrame(source)),
    site: { paths, words, providers },
    flash: pendingFlash(request),
  }
}
