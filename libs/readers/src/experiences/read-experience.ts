import type { FormFields } from '@house-edge/auth/server'
import { criteria, longestBody, type Marks, shortestBody } from '../criteria/criteria.ts'
import { type PayoutFields, payoutFields, readPayoutHours } from './payout-time.ts'
import { plainText } from './plain-text.ts'

/** A reader's experience, as the database stores it. */
export interface SubmittedExperience extends Marks {
  body: string
  payout_hours: number | null
}

/** Reads the form. `wrong` has a reason by field, a key of `refusalTexts`. */
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
  for (const name of criteria) {
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
  const chosen = criteria.map((name) => [name, `${marks[name]}`])
  return { ...Object.fromEntries(chosen), body, ...payoutFields(payout_hours) }
}
