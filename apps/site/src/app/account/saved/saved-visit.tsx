import { messageFor } from '@house-edge/auth'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { mostSaved, SavedList, savedTexts } from '@house-edge/readers/saving'
import { mostWatched } from '@house-edge/readers/watching'
import { Notice } from '@house-edge/ui/forms'
import { readerWords } from '@house-edge/readers/words'
import { here, routes } from '../../../routes.ts'
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
  head: (shown) => headOf(shown, readerWords().sections.saved.title),
  view: (shown, above) => {
    const { site, flash, saved, watched, isUnknown } = shown
    const said = readerWords().sections.saved
    const texts = savedTexts()
    return (
      <SignedInPage shell={shellOf(shown, above)} title={said.title} path={here(routes.accountSaved)}>
        <FlashNotice site={site} flash={flash} texts={texts} />
        {isUnknown && !flash && <Notice tone="error">{messageFor('auth/unavailable', texts)}</Notice>}
        {!isUnknown && saved.length === 0 && <p>{said.nothing}</p>}
        <SavedList saved={saved} watched={watched} />
        <p>{said.limits(mostSaved, mostWatched)}</p>
      </SignedInPage>
    )
  },
}
