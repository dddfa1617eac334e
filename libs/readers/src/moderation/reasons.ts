/** Why an experience is not shown: the closed list of the database. Criticism of a casino is not among them. */
export const reasonWords = {
  'personal-data': 'it says something by which somebody can be found',
  abuse: 'it insults or threatens somebody',
  advertising: 'it advertises',
  'off-topic': 'it is not about this casino',
  'not-own': 'it is not your own experience',
  illegal: 'it is against the law',
  duplicate: 'it has been told before',
  name: 'the name beside it is taken for somebody else’s: choose another in your profile',
} as const

type Reason = keyof typeof reasonWords

/** Why something is not shown, for a sentence: a reason the site has no words for yet does not empty it. */
export function whyNotShown(reason: string | null): string {
  return reason !== null && Object.hasOwn(reasonWords, reason)
    ? reasonWords[reason as Reason]
    : 'it breaks our rules'
}
