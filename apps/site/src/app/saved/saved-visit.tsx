import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { SavedList, savedTexts } from '@house-edge/readers/saving'
import { mostSaved } from '@house-edge/readers/saved'
import { ButtonLink } from '@house-edge/ui'
import { readerWords } from '@house-edge/readers/words'
import { here, routes } from '../../routes.ts'
import type { findAllSavable } from '../../saving/savable.ts'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

/** What is saved in a browser. */
export interface SavedShown extends Personal {
  saved: Awaited<ReturnType<typeof findAllSavable>>
}

/** The pages saved in this browser, for visitors without an account, at `/saved`. */
export const savedHere: VisitPage<SavedShown> = {
  head: (shown) => headOf(shown, readerWords().sections.saved.here),
  view: (shown, above) => {
    const { site, flash, saved } = shown
    const said = readerWords().sections.saved
    return (
      <AccountPage shell={shellOf(shown, above)} title={said.here} path={here(routes.saved)} follows>
        <FlashNotice site={site} flash={flash} texts={savedTexts()} />
        {saved.length === 0 ? <p>{said.nothing}</p> : <SavedList saved={saved} />}
        <p>{said.limitHere(mostSaved)}</p>
        <p>
          <ButtonLink href={here(routes.accountSaved)}>{said.keep}</ButtonLink>
        </p>
      </AccountPage>
    )
  },
}
