import { mostWatched } from '../watching/watches.ts'
import { words } from '../words/words.ts'
import { mostSaved } from './saved-items.ts'

/** The fragment by which a page shows where it was saved. */
export const savedFragment = 'saved'

/** The same where it is watched. */
export const watchedFragment = 'watched'

/** What the pages about saved pages say of results. */
export function savedTexts() {
  const { unknown, full, watchesFull, unavailable } = words().saving
  return {
    'auth/form-invalid': unknown,
    'auth/too-many-attempts': full(mostSaved),
    'auth/factor-limit': watchesFull(mostWatched),
    'auth/unavailable': unavailable,
  }
}
