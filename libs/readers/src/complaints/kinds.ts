import { words } from '../words/words.ts'

/** The kinds of complaint, as in the database. */
export const kinds = ['wrong', 'outdated', 'unfair', 'unsafe', 'complaint', 'experience', 'other'] as const

export type Kind = (typeof kinds)[number]

/** What a kind is called. */
export function kindWords(kind: Kind): string {
  return words().complaints.kinds[kind]
}

/** What is chosen where a complaint is about no casino. */
export const noCasino = 'none'

/** What stands for a document where a complaint is about a casino without a review here. */
export const otherCasino = 'another-casino'

export const shortestComplaint = 20
export const longestComplaint = 2_000

/** Messages for refused complaints, by the codes of the function. @param language Default: that of the page. */
export function complaintRefusals(
  language?: string,
): Readonly<Record<string, { field: string; text: string }>> {
  const { kind, details, email, experience, visitor } = words(language).complaints.refused
  return {
    invalid_kind: { field: 'kind', text: kind },
    invalid_details: { field: 'details', text: details(shortestComplaint, longestComplaint) },
    invalid_email: { field: 'email', text: email },
    invalid_experience: { field: 'details', text: experience },
    'limit/visitor': { field: 'details', text: visitor },
  }
}

/** What the page of complaints says of results. */
export function complaintTexts() {
  const { invalid, unavailable } = words().complaints
  return { 'auth/form-invalid': invalid, 'auth/unavailable': unavailable }
}
