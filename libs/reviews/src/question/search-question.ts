/** Longer queries cost more than they find. Characters. */
export const longestQuestion = 100
const mostWords = 8

/** Trims a query and cuts it to the maximum length. */
export function boundedQuestion(question: string): string {
  return question.slice(0, longestQuestion).trim().split(/\s+/).slice(0, mostWords).join(' ')
}
