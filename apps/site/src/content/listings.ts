import type { PageType } from '../routes.ts'
import { contentStore } from './content-store.ts'

/** Documents on one page of a listing. */
export const pageSize = 12

/** Subjects on one page of their listing, where each is a name and a line. */
const subjectPageSize = 48

/** Documents of a type on one page of its listing. */
export function pageSizeOf(type: PageType): number {
  return ['article', 'casino_review', 'bonus'].includes(type) ? pageSize : subjectPageSize
}

/** How many pages a listing has. */
export async function pagesListed(type: PageType): Promise<number | 'unknown'> {
  try {
    const addresses = await contentStore().addresses(type)
    return Math.max(1, Math.ceil(addresses.length / pageSizeOf(type)))
  } catch {
    return 'unknown'
  }
}
