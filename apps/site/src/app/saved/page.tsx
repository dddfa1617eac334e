import { readVisitor } from '@house-edge/auth/next'
import { ButtonLink } from '@house-edge/ui'
import { redirect } from 'next/navigation'
import { AccountPage, FlashNotice, titled } from '../../account/account-pages.tsx'
import { pendingFlash } from '@house-edge/account/next'
import { siteAuth } from '../../auth.ts'
import { savedHere, mostSaved } from '@house-edge/readers/saved'
import { SavedList, savedTexts } from '@house-edge/readers/saving'
import { findAllSavable } from '../../saving/savable.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Saved in this browser')

/** The pages saved in this browser, for visitors without an account, at `/saved`. */
export default async function SavedPage() {
  const visitor = await readVisitor(siteAuth())
  if (visitor.state === 'signed-in') redirect('/account/saved')
  const [flash, ids] = await Promise.all([pendingFlash(), savedHere()])
  return (
    <AccountPage title="Saved in this browser" path="/saved" follows>
      <FlashNotice flash={flash} texts={savedTexts} />
      {ids.length === 0 ? (
        <p>
          Nothing is saved yet. “Save for later” stands on every review and every article, and “Save” wherever
          one is listed.
        </p>
      ) : (
        <SavedList saved={await findAllSavable(ids)} />
      )}
      <p>
        This browser keeps the last {mostSaved} pages you save. In an account they are there on every device,
        and we can write to you when the score of a review changes.
      </p>
      <p>
        <ButtonLink href="/account/saved">Sign in and keep them</ButtonLink>
      </p>
    </AccountPage>
  )
}
