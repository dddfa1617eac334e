import type { SliceContext } from '@house-edge/slices'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { draftMode } from 'next/headers'
import { record } from '../process/record.ts'

/** What slices know of the page they stand on. Problems are reported; visitors see the rest of the page. */
export async function sliceContext(document: AllDocumentTypes): Promise<SliceContext> {
  const { isEnabled } = await draftMode()
  return {
    document,
    preview: isEnabled,
    onProblem: (problem) => record('warn', 'slice', { document: document.id, ...problem }),
  }
}
