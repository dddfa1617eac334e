import { formHandler } from '../../../account/account.ts'
import { visitorBackend } from '../../../backend.ts'
import { siteLog } from '../../../logging/log.ts'
import { pathIn, routes } from '../../../routes.ts'
import { findSavable } from '../../../saving/savable.ts'
import { watchedFragment } from '@house-edge/readers/saving'
import { stopWatching, watch } from '@house-edge/readers/watching'

/** Starts or stops notifying the visitor when the score or status of a review changes. */
export const POST = formHandler(({ handleAccountForm }, lang) => {
  const page = pathIn(lang, routes.accountSaved)
  return handleAccountForm(page, async (context, fields) => {
    const backend = await visitorBackend(context)
    const id = fields.get('document') ?? ''
    if (fields.get('stop') === 'yes')
      return {
        to: page,
        flash: { code: (await stopWatching(backend, id)) ? 'auth/saved' : 'auth/unavailable' },
      }
    const review = await findSavable(id, lang).catch((error: unknown) => {
      siteLog().warn('watches', { error })
      return undefined
    })
    if (review?.kind !== 'review') return { to: page, flash: { code: 'auth/form-invalid' } }
    const outcome = await watch(backend, review, lang)
    // From the page of the review, a reader stays there.
    if (outcome === 'watched' && fields.get('stay') === 'yes')
      return { to: `${review.href}#${watchedFragment}` }
    const codes = { watched: 'auth/saved', full: 'auth/factor-limit', failed: 'auth/unavailable' } as const
    return { to: page, flash: { code: codes[outcome] } }
  })
})
