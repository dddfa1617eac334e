import { words } from '../words/words.ts'

/** Why an experience is not shown: the closed list of the database. Criticism of a casino is not among them. */
export const reasons = [
  'personal-data',
  'abuse',
  'advertising',
  'off-topic',
  'not-own',
  'illegal',
  'duplicate',
  'name',
] as const

type Reason = (typeof reasons)[number]

/** Why something is not shown, for a sentence: a reason the site has no words for yet does not empty it. */
export function whyNotShown(reason: string | null): string {
  const said = words().experiences
  return reasons.includes(reason as Reason) ? said.reasons[reason as Reason] : said.otherReason
}
