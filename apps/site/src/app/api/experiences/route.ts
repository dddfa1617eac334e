import { href } from '@house-edge/routing'
import { answerAccountForm, type FormAnswer, isSecure } from '../../../account/answer-form.ts'
import { prepareEvidence } from '../../../account/picture/prepare-picture.ts'
import { forgetTyped, type Typed, writeTyped } from '../../../account/messages/typed-cookie.ts'
import { visitorBackend } from '../../../backend.ts'
import { mostPictures, picturesLimitBytes } from '../../../experiences/criteria.ts'
import { findCasino } from '../../../experiences/find-casino.ts'
import { keepExperience } from '../../../experiences/keep-experience.ts'
import { readExperience, typedOf } from '../../../experiences/read-experience.ts'
import { siteLog } from '../../../process/log.ts'
import { routes } from '../../../routes.ts'

const overview = '/account/experiences'
/** What a form adds to its files. */
const formOverheadBytes = 64 * 1024

/** Keeps what a reader tells of a casino, in place of what they told before. */
export const POST = answerAccountForm(
  overview,
  async (exchange, fields) => {
    const casino = await findCasino(fields.get('casino')).catch((error: unknown) => {
      siteLog().warn('experiences', { error })
      return undefined
    })
    if (!casino) return { to: overview, flash: { code: 'auth/unavailable' } }
    const path = href(routes.accountExperience, { uid: casino.uid })
    const read = readExperience(fields)
    const files = Array.from({ length: mostPictures }, (_, at) => fields.file(`picture-${at + 1}`))
    const pictures = await Promise.all(files.flatMap((file) => (file ? [prepareEvidence(file)] : [])))
    const made = pictures.filter((picture) => picture !== undefined)
    const isUnreadable = made.length < pictures.length
    if (!read.ok || isUnreadable) {
      const { typed, wrong } = read.ok ? { typed: typedOf(read.told), wrong: {} } : read
      return refused(path, 'auth/form-invalid', {
        fields: typed,
        wrong: { ...wrong, ...(isUnreadable && { 'picture-1': 'picture' }) },
      })
    }
    const refusal = await keepExperience(await visitorBackend(exchange), casino.documentId, read.told, made)
    if (refusal === undefined)
      return { to: overview, flash: { code: 'auth/saved' }, cookies: forgetTyped(path, isSecure()) }
    const wrong: Record<string, string> = refusal === 'failed' ? {} : { body: refusal }
    const code = refusal === 'failed' ? 'auth/unavailable' : 'auth/form-invalid'
    return refused(path, code, { fields: typedOf(read.told), wrong })
  },
  { limitBytes: picturesLimitBytes + formOverheadBytes },
)

function refused(path: string, code: 'auth/form-invalid' | 'auth/unavailable', typed: Typed): FormAnswer {
  return { to: path, flash: { code }, cookies: writeTyped(path, typed, isSecure()) }
}
