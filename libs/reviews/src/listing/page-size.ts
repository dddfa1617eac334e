/** Reviews, articles or offers on one page of a list. */
export const pageSize = 12

/** Subjects on one page, where each is a name and a line. */
const subjectPageSize = 48

/** Documents of a type on one page of its list. */
export function pageSizeOf(type: string): number {
  return ['article', 'casino_review'].includes(type) ? pageSize : subjectPageSize
}
