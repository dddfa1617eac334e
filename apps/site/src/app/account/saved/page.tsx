import { messageFor } from '@house-edge/auth'
import { Notice } from '@house-edge/ui/forms'
import { redirect } from 'next/navigation'
import { SignedInPage } from '../../../account/account-page.tsx'
import { FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { openAccount } from '../../../account/open-account.ts'
import { visitorBackend } from '../../../backend.ts'
import { keptHere } from '../../../saving/kept-cookie.ts'
import { listSaved, mostSaved } from '../../../saving/saved-items.ts'
import { SavedList } from '../../../saving/saved-list.tsx'
import { savedTexts } from '../../../saving/saved-texts.ts'
import { listWatched, mostWatched } from '../../../watching/watches.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Saved pages')

/** What a visitor has saved, at `/account/saved`. */
export default async function SavedInAccountPage() {
  const { context, problem } = await openAccount('/account/saved')
  const [flash, kept] = await Promise.all([pendingFlash(), keptHere()])
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
      <SavedList ids={ids} watched={watched} />
      <p>
        An account keeps up to {mostSaved} pages, and we write when the score or the status of up to{' '}
        {mostWatched} reviews changes. Each message can be ended with one press.
      </p>
    </SignedInPage>
  )
}
