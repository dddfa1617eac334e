import { messageFor } from '@house-edge/auth'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { mostSaved, SavedList, savedTexts } from '@house-edge/readers/saving'
import { mostWatched } from '@house-edge/readers/watching'
import { Notice } from '@house-edge/ui/forms'
import type { findAllSavable } from '../../../saving/savable.ts'
import { headOf, type Personal, shellOf } from '../../../visits/personal.tsx'

/** What a visitor has saved. */
export interface SavedInAccountShown extends Personal {
  saved: Awaited<ReturnType<typeof findAllSavable>>
  watched: ReadonlySet<string> | undefined
  /** What the account keeps cannot be read now. */
  isUnknown: boolean
}

/** What a visitor has saved, at `/account/saved`. */
export const savedInAccount: VisitPage<SavedInAccountShown> = {
  head: (shown) => headOf(shown, 'Saved pages'),
  view: (shown, above) => {
    const { site, flash, saved, watched, isUnknown } = shown
    return (
      <SignedInPage shell={shellOf(shown, above)} title="Saved pages" path="/account/saved">
        <FlashNotice site={site} flash={flash} texts={savedTexts} />
        {isUnknown && !flash && <Notice tone="error">{messageFor('auth/unavailable', savedTexts)}</Notice>}
        {!isUnknown && saved.length === 0 && (
          <p>
            Nothing is saved yet. “Save for later” stands on every review and every article, and “Save”
            wherever one is listed.
          </p>
        )}
        <SavedList saved={saved} watched={watched} />
        <p>
          An account keeps up to {mostSaved} pages, and we write when the score or the status of up to{' '}
          {mostWatched} reviews changes. Each message can be ended with one press.
        </p>
      </SignedInPage>
    )
  },
}
