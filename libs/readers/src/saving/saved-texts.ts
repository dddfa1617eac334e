import { mostWatched } from '../watching/watches.ts'
import { mostSaved } from './saved-items.ts'

/** The fragment by which a page shows where it was saved. */
export const savedFragment = 'saved'

/** The same where it is watched. */
export const watchedFragment = 'watched'

/** Messages of the pages about saved pages. */
export const savedTexts = {
  'auth/form-invalid': 'There is no page to save under that name. It may have been withdrawn.',
  'auth/too-many-attempts': `You have saved ${mostSaved} pages, as many as an account keeps. Remove one first: what you saved last stays in this browser until then.`,
  'auth/factor-limit': `You hear of ${mostWatched} reviews, as many as we tell an account of. End one first.`,
  'auth/unavailable':
    'Your account cannot be reached just now. What you saved is kept in this browser, and moves to your account when you come back.',
}
