import { checkSession } from '@house-edge/auth/server'
import { ExperienceId } from '@house-edge/readers/criteria'
import { readCursor } from '@house-edge/readers/experiences'
import { voteFragment, voteOn } from '@house-edge/readers/voting'
import { formHandler } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { isUid, pathIn, routes } from '../../../../routes.ts'

/** Counts whether an experience was helpful, and leads back to it. Who is not signed in comes back once they are. */
export const POST = formHandler(({ handleForm, settings }, lang) => {
  const reviews = pathIn(lang, routes.reviews)
  return handleForm(reviews, async (context, fields) => {
    const experience = ExperienceId.safeParse(fields.get('experience'))
    const vote = fields.get('vote')
    const uid = fields.get('casino') ?? ''
    if (!experience.success || !isUid(uid) || (vote !== 'helpful' && vote !== 'unhelpful'))
      return { to: reviews, flash: { code: 'auth/form-invalid' } }
    const after = fields.get('after') ?? ''
    const query = readCursor(after) ? `?after=${encodeURIComponent(after)}` : ''
    const place = `${pathIn(lang, routes.experiences, { uid })}${query}`
    if ((await context.visitor()).state === 'signed-out') {
      await checkSession(context, { returnTo: place })
      return { to: settings().paths.signIn, flash: { code: 'auth/session-missing' } }
    }
    const isCounted = await voteOn(await visitorBackend(context), experience.data, vote === 'helpful')
    return { to: `${place}#${voteFragment(experience.data, isCounted ? 'counted' : 'not-counted')}` }
  })
})
