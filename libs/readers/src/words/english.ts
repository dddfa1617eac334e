import { complaints, experiences, newsletter, saving } from './english-pages.ts'
import { rating } from './english-rating.ts'
import { sections } from './english-sections.ts'

/** What readers are offered beside a page, in English. What stands in brackets becomes a link. */
export const english = {
  actions: {
    save: 'Save for later',
    watch: 'Tell me of changes',
    compare: 'Compare',
    complain: 'Say that something is wrong',
    signUp: 'Create an account',
    send: 'Send it to somebody',
    saved: 'What you save is in [your saved pages].',
    watched: 'We write to you when the score or the status changes. End it in [your saved pages].',
    watching: 'We write when its score or status changes. You sign in for that.',
  },
  /** What somebody types into the search who looks for a form: names in lower case, with commas between. */
  asked: {
    complaints: 'complain, complaint, complaints, make a complaint, file a complaint, send a complaint',
    signUp: 'sign up, sign-up, signup, register, registration, create account, create an account',
  },
  rating,
  /** The pages of readers, each by what it is about. */
  sections,
  newsletter,
  complaints,
  saving,
  experiences,
}
