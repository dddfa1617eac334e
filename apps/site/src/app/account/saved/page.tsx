import { messageFor } from '@house-edge/auth'
import { Notice } from '@house-edge/ui/forms'
import { redirect } from 'next/navigation'
import { FlashNotice, openAccount, SignedInPage, titled } from '../../../account/account-pages.tsx'
import { pendingFlash } from '@house-edge/account/next'
import { visitorBackend } from '../../../backend.ts'
import { savedHere } from '@house-edge/readers/saved'
import { listSaved, mostSaved, SavedList, savedTexts } from '@house-edge/readers/saving'
import { findAllSavable } from '../../../saving/savable.ts'
import { listWatched, mostWatched } from '@house-edge/readers/watching'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Saved pages')

/** What a visitor has saved, at `/account/saved`. */
export default async function SavedInAccountPage() {
  const { context, problem } = await openAccount('/account/saved')
  const [flash, kept] = await Promise.all([pendingFlash(), savedHere()])
  // Pages saved in this browser are moved into the account first. If that just failed, the notice says so.
  if (kept.length > 0 && !problem && !flash) redirect('/api/saved/carry-over')
  const backend = problem ? undefined : await visitorBackend(context)
  const [saved, watched] = backend ? await Promise.all([listSaved(backend), listWatched(backend)]) : []
  const ids = [...new Set([...kept, ...(saved ?? [])])]
  return (
    <SignedInPage title="Saved pages" path="/account/saved">
      <FlashNotice flash={flash} texts={savedTexts} />
      {!saved && !flash && <Notice tone="error">{messageFor('auth/unavailable', savedTexts)}</Notice>}
      {saved && ids.length === 0 && (
        <p>
          Nothing is saved yet. “Save for later” stands on every review and every article, and “Save” wherever
          one is listed.
        </p>
      )}
      <SavedList saved={await findAllSavable(ids)} watched={watched} />
      <p>
        An account keeps up to {mostSaved} pages, and we write when the score or the status of up to{' '}
        {mostWatched} reviews changes. Each message can be ended with one press.
      </p>
    </SignedInPage>
  )
}
