import type { WordChanges } from '@house-edge/account'
import { arabicWords, germanWords } from '@house-edge/account/server'
import type { SiteLanguage } from '../language.ts'
import { arabic } from './arabic-words.ts'
import { german } from './german-words.ts'

/** What this site says of accounts otherwise, because of what an account is good for here. */
const english: WordChanges = {
  signIn: {
    intro:
      'Reading needs no account. With one you save pages, hear when a score changes, and tell what you experienced.',
  },
  signUp: {
    description: 'An account saves reviews and articles, and tells when a score changes.',
    nameHint:
      'Shown beside what you write here. Two to forty characters, no address of a website, no name of our staff.',
  },
  profile: {
    nameHint:
      'Shown beside what you write here. Two to forty characters, no address of a website, no name of our staff. What you wrote shows with a new one when a moderator has read it.',
    nameRefused:
      'Use two to forty characters for your display name, no address of a website and no name of our staff, or leave it empty.',
  },
  data: {
    text: 'Everything we keep about you, as one file that people and programs can read: your account, your picture, where you are signed in, what you saved, rated, wrote and reported.',
  },
  delete: {
    items: [
      'your profile and your picture,',
      'what you saved, rated and wrote, and what you told of casinos, with its pictures,',
      'your subscription to the newsletter, and every device’s session.',
    ],
    note: 'Reports you made stay, without your name and your words; those that wait for an answer are closed. If you wanted no more letters, or excluded yourself, a digest of your address stays too, so that you are left alone; no address can be read from it. Nobody can bring the rest back, neither can we.',
  },
}

/** What the pages of an account say in each language. */
export const accountWords: Readonly<Record<SiteLanguage, WordChanges | readonly WordChanges[]>> = {
  'en-gb': english,
  'de-at': [germanWords, german],
  'ar-ae': [arabicWords, arabic],
}
