import { finishedPage } from './finished-page.ts'

/** Stands in the finished page where the reference goes. */
export const referencePlace = 'reference-of-this-failure'

/** The page for a failure: finished by the build, complete without scripts, with what to tell us. */
export function failedPage(reference: string): string {
  return finishedPage('failed', {
    title: 'Internal Server Error',
    text: `Reference ${referencePlace}`,
  }).replaceAll(referencePlace, reference)
}
