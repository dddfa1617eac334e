import { handleAccountForm } from '../../../account/account.ts'
import { visitorBackend } from '../../../backend.ts'
import { siteLog } from '../../../logging/log.ts'
import { findSavable } from '../../../saving/savable.ts'
import { watchedFragment } from '@house-edge/readers/saving'
import { stopWatching, watch } from '@house-edge/readers/watching'

const page = '/account/saved'

/** Starts or stops notifying the visitor when the score or status of a review changes. */
export const POST = handleAccountForm(page, async (context, fields) => {
  const backend = await visitorBackend(context)
  const id = fields.get('document') ?? ''
  if (fields.get('stop') === 'yes')
    return {
      to: page,
      flash: { code: (await stopWatching(backend, id)) ? 'auth/saved' : 'auth/unavailable' },
    }
  const review = await findSavable(id).catch((error: unknown) => {
    siteLog().warn('watches', { error })
    return undefined
  })
  if (review?.kind !== 'review') return { to: page, flash: { code: 'auth/form-invalid' } }
  const outcome = await watch(backend, review)
  // From the page of the review, a reader stays there.
  if (outcome === 'watched' && fields.get('stay') === 'yes')
    return { to: `${review.href}#${watchedFragment}` }
  const codes = { watched: 'auth/saved', full: 'auth/factor-limit', failed: 'auth/unavailable' } as const
  return { to: page, flash: { code: codes[outcome] } }
})
