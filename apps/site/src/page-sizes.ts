import { pageSize } from '@house-edge/reviews/listing'

/** Subjects on one page of their listing, where each is a name and a line. */
const subjectPageSize = 48

/** Documents of a type on one page of its listing. */
export function pageSizeOf(type: string): number {
  return ['article', 'casino_review'].includes(type) ? pageSize : subjectPageSize
}
