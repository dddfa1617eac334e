import type { FormFields } from '@house-edge/auth/server'
import { criteria, longestBody, type Marks, shortestBody } from '../criteria/criteria.ts'
import { type PayoutFields, payoutFields, readPayoutHours } from './payout-time.ts'
import { plainText } from './plain-text.ts'

/** A reader's experience, as the database stores it. */
export interface SubmittedExperience extends Marks {
  body: string
  payout_hours: number | null
}

/** Messages by reason: reasons of this module, and hints of the database. */
export const refusalTexts: Readonly<Record<string, string>> = {
  mark: 'Choose a mark from 1 to 5.',
  payout: 'Enter a whole number of hours or days, up to a year, or leave both fields empty.',
  'payout-unit': 'Choose whether those were hours or days.',
  short: `Write at least ${shortestBody} characters: what happened, and when.`,
  long: `Write at most ${longestBody} characters.`,
  picture:
    'One of these is no picture we can read. Choose JPEG, PNG or WebP files of at most 60 megapixels. A phone may keep its pictures as HEIC, which most browsers cannot show: save them as JPEG and choose those (on an iPhone: Settings, Camera, Formats, Most Compatible).',
  'pictures-large': 'Those pictures are larger than 20 MB together. Choose smaller ones, or fewer.',
  'limit/links': 'Leave the links out. Say in words what happened.',
  'limit/copied': 'These words stand in another experience already. Use your own.',
  'limit/experiences-a-day':
    'You have told three experiences within a day, as many as we take. Your text is still here: send it tomorrow.',
  'limit/changes-a-day':
    'You have changed what you wrote twenty times within a day, as often as we take. Send this tomorrow.',
  'limit/pictures-a-day':
    'You have sent pictures twenty times within a day, as often as we take. Send this without pictures, or tomorrow.',
}

/** Reads the form. `wrong` has a reason by field, a key of {@link refusalTexts}. */
export function readExperience(
  fields: FormFields,
):
  | { ok: true; told: SubmittedExperience }
  | { ok: false; typed: Record<string, string>; wrong: Record<string, string> } {
  const body = plainText(fields.get('body') ?? '')
  const typed: Record<string, string> = { body }
  const wrong: Record<string, string> = {}
  const marks: Partial<Marks> = {}
  const payout = {
    'payout-time': (fields.get('payout-time') ?? '').slice(0, 10),
    'payout-unit': (fields.get('payout-unit') ?? '').slice(0, 10),
  } satisfies PayoutFields
  Object.assign(typed, payout)
  const hours = readPayoutHours(payout['payout-time'], payout['payout-unit'])
  if (typeof hours === 'object' && hours) wrong[hours.field] = hours.reason
  for (const { name } of criteria) {
    const mark = fields.get(name) ?? ''
    typed[name] = mark.slice(0, 1)
    if (/^[1-5]$/.test(mark)) marks[name] = Number(mark)
    else wrong[name] = 'mark'
  }
  const length = Array.from(body).length
  if (length < shortestBody) wrong['body'] = 'short'
  else if (length > longestBody) wrong['body'] = 'long'
  if ((typeof hours === 'object' && hours) || Object.keys(wrong).length > 0)
    return { ok: false, typed, wrong }
  return { ok: true, told: { ...(marks as Marks), body, payout_hours: hours } }
}

/** Fills the fields of the form from an experience. */
export function typedOf({ payout_hours, body, ...marks }: SubmittedExperience): Record<string, string> {
  const chosen = criteria.map(({ name }) => [name, `${marks[name]}`])
  return { ...Object.fromEntries(chosen), body, ...payoutFields(payout_hours) }
}
