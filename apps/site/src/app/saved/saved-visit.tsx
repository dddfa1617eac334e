import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { SavedList, savedTexts } from '@house-edge/readers/saving'
import { mostSaved } from '@house-edge/readers/saved'
import { ButtonLink } from '@house-edge/ui'
import type { findAllSavable } from '../../saving/savable.ts'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

/** What is saved in a browser. */
export interface SavedShown extends Personal {
  saved: Awaited<ReturnType<typeof findAllSavable>>
}

/** The pages saved in this browser, for visitors without an account, at `/saved`. */
export const savedHere: VisitPage<SavedShown> = {
  head: (shown) => headOf(shown, 'Saved in this browser'),
  view: (shown, above) => {
    const { site, flash, saved } = shown
    return (
      <AccountPage shell={shellOf(shown, above)} title="Saved in this browser" path="/saved" follows>
        <FlashNotice site={site} flash={flash} texts={savedTexts} />
        {saved.length === 0 ? (
          <p>
            Nothing is saved yet. “Save for later” stands on every review and every article, and “Save”
            wherever one is listed.
          </p>
        ) : (
          <SavedList saved={saved} />
        )}
        <p>
          This browser keeps the last {mostSaved} pages you save. In an account they are there on every
          device, and we can write to you when the score of a review changes.
        </p>
        <p>
          <ButtonLink href="/account/saved">Sign in and keep them</ButtonLink>
        </p>
      </AccountPage>
    )
  },
}
