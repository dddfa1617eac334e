import { pendingFlash } from '@house-edge/account/server'
import { savedIn } from '@house-edge/readers/saved'
import { listSaved } from '@house-edge/readers/saving'
import { listWatched } from '@house-edge/readers/watching'
import { findAllSavable } from '../../../saving/savable.ts'
import { handlerIn, pathIn, routes } from '../../../routes.ts'
import { ownRead } from '../../../visits/own-read.ts'
import type { SavedInAccountShown } from './saved-visit.tsx'

type Found = Pick<SavedInAccountShown, 'saved' | 'watched' | 'isUnknown'>

/** Reads what a visitor has saved. */
export const readSavedInAccount = ownRead(
  (_params, lang) => pathIn(lang, routes.accountSaved),
  async ({ request, source, backend, lang }): Promise<Found | { redirectTo: string }> => {
    const kept = savedIn(request.headers.get('cookie'))
    // Pages saved in this browser are moved into the account first. If that just failed, the notice says so.
    if (kept.length > 0 && backend && !pendingFlash(request))
      return { redirectTo: handlerIn(lang, '/api/saved/carry-over') }
    const [saved, watched] = backend ? await Promise.all([listSaved(backend), listWatched(backend)]) : []
    const ids = [...new Set([...kept, ...(saved ?? [])])]
    return { saved: await findAllSavable(ids, lang, source.client), watched, isUnknown: !saved }
  },
)
