import type { FormFields } from '@house-edge/auth/server'
import type { Typed } from '@house-edge/account/cookies'
import { isPicture, pictureTurns, shrinkPicture } from '@house-edge/account/server'
import { mostPictures, picturesLimitBytes } from '../criteria/criteria.ts'
import type { MakePictures } from '../experiences/make-pictures.ts'
import { readExperience, type SubmittedExperience, typedOf } from '../experiences/read-experience.ts'

/** Refusals that stand beside the pictures. */
const aboutPictures: ReadonlySet<string> = new Set(['picture', 'pictures-large', 'limit/pictures-a-day'])

/** Why an experience was refused, and what was typed. */
interface ExperienceRefusal {
  code: 'auth/form-invalid' | 'auth/unavailable'
  typed: Typed
}

/**
 * Handles the form of an experience. Fields are checked first, then the limits of the database. Pictures are processed
 * last, because that takes seconds.
 *
 * @param account Who sent the form.
 * @param keep Stores the experience, and calls for its pictures when everything else is accepted. Returns the key of a refusal.
 */
export async function submitExperience(
  fields: FormFields,
  account: string,
  keep: (told: SubmittedExperience, makePictures: MakePictures | undefined) => Promise<string | undefined>,
): Promise<ExperienceRefusal | undefined> {
  const read = readExperience(fields)
  if (!read.ok) return { code: 'auth/form-invalid', typed: { fields: read.typed, wrong: read.wrong } }
  const { told } = read
  const files = Array.from({ length: mostPictures }, (_, at) => fields.file(`picture-${at + 1}`) ?? []).flat()
  const refusal = await keepWith(files, account, (makePictures) => keep(told, makePictures))
  if (refusal === undefined) return undefined
  const typed = typedOf(told)
  if (refusal === 'failed' || refusal === 'busy')
    return { code: 'auth/unavailable', typed: { fields: typed, wrong: {} } }
  const field = aboutPictures.has(refusal) ? 'picture-1' : 'body'
  return { code: 'auth/form-invalid', typed: { fields: typed, wrong: { [field]: refusal } } }
}

/** What was typed into the form, for the page that shows it again. */
export function typedExperience(fields: FormFields): Record<string, string> {
  const read = readExperience(fields)
  return read.ok ? typedOf(read.told) : read.typed
}

async function keepWith(
  files: readonly File[],
  account: string,
  keep: (makePictures: MakePictures | undefined) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (files.length === 0) return keep(undefined)
  if (files.reduce((bytes, { size }) => bytes + size, 0) > picturesLimitBytes) return 'pictures-large'
  return pictureTurns().take(account, async () => {
    for (const file of files) if (!(await isPicture(file))) return 'picture'
    return keep(() => makeAll(files))
  })
}

/** One after another, so that a form with one picture waits for one of three, not for all. */
async function makeAll(files: readonly Blob[]): Promise<readonly Uint8Array[] | undefined> {
  const pictures: Uint8Array[] = []
  for (const file of files) {
    const picture = await shrinkPicture(file)
    if (!picture) return undefined
    pictures.push(picture)
  }
  return pictures
}
