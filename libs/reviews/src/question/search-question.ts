/** Longer queries cost more than they find. Characters. */
export const longestQuestion = 100
/**
 * What a box takes: a reader in distress is heard to the end. More would be refused in an address, where a Greek or
 * Cyrillic letter is six characters. Characters.
 */
export const longestTyped = 1000
const mostWords = 8

/** Trims a query and cuts it to the maximum length. */
export function boundedQuestion(question: string): string {
  return question.slice(0, longestQuestion).trim().split(/\s+/).slice(0, mostWords).join(' ')
}
