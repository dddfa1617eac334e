import { plural } from '@house-edge/ui/language'

/** What pages and forms of readers say, in English. */
export const newsletter = {
  topics: {
    reviews: 'Warnings, new reviews, and scores that changed',
    articles: 'New articles',
    'safer-play': 'Playing safely, and where to find help',
  },
  /** Beside the button, and stored with the subscription. The function `newsletter-subscribe` knows it. */
  consent: 'Send me the House Edge newsletter about the topics I ticked. I can end it from every message.',
  refused: {
    email: 'Enter an e-mail address like name@example.com.',
    visitor:
      'Your network has asked for the newsletter ten times within an hour, or thirty within a day: as often as we write. Try again later.',
    topics: 'Tick one topic at least.',
  },
  checkInbox:
    'Check your inbox. If the address can be written to, a message with a link has been sent. Nothing else comes before you have followed it. Three such messages a day are sent to one address at most.',
  confirmed: 'Done. Your subscription is confirmed.',
  ended: 'Done. Nothing more is sent to this address.',
  linkInvalid: 'This link can no longer be used. Subscribe anew if you want the newsletter.',
  invalid: 'Something is missing. What you typed is still here.',
  unavailable: 'That cannot be done just now. Nothing is lost. Try again in a minute.',
}

export const complaints = {
  kinds: {
    wrong: 'A figure or a fact is wrong',
    outdated: 'Something has changed since',
    unfair: 'Something is unfair',
    unsafe: 'Something here may do harm',
    complaint: 'A complaint about a casino',
    experience: 'A reader’s experience breaks the rules',
    other: 'Something else',
  },
  refused: {
    kind: 'Choose what it is about.',
    details: (least: number, most: number): string => `Write between ${least} and ${most} characters.`,
    email: 'Enter an e-mail address like name@example.com, or none.',
    experience: 'That experience has been withdrawn meanwhile. What you send now is about the site.',
    visitor:
      'Ten messages came from your network within an hour, or thirty within a day: as many as we take. Your text is still here: send it later.',
  },
  invalid: 'Something is missing. What you typed is still here.',
  unavailable: 'That cannot be sent just now. What you typed is still here. Try again in a minute.',
}

export const saving = {
  unknown: 'There is no page to save under that name. It may have been withdrawn.',
  full: (most: number): string =>
    `You have saved ${most} pages, as many as an account keeps. Remove one first: what you saved last stays in this browser until then.`,
  watchesFull: (most: number): string =>
    `You hear of ${most} reviews, as many as we tell an account of. End one first.`,
  unavailable:
    'Your account cannot be reached just now. What you saved is kept in this browser, and moves to your account when you come back.',
  gone: 'A page that is not published any more',
  goneShort: 'this page',
  /** What a button is about is heard alone: it follows the word of the button. */
  remove: 'Remove',
  removes: (title: string): string => ` ${title}`,
  watch: 'Tell me when the score changes',
  stop: 'Tell me no more',
  watches: (title: string): string => ` of ${title}`,
  article: 'Article',
  review: 'Review',
  reviewWithScore: (score: string): string => `Review, ${score} of 10`,
}

export const experiences = {
  kept: 'Thank you. It is kept. A moderator reads it before it shows.',
  invalid: 'Something is missing. What you typed is still here.',
  tooLarge: 'Those pictures are larger than 20 MB together. Choose smaller ones, or fewer.',
  unavailable: 'That cannot be kept or shown just now. What you typed is still here. Try again in a minute.',
  refused: {
    mark: 'Choose a mark from 1 to 5.',
    payout: 'Enter a whole number of hours or days, up to a year, or leave both fields empty.',
    payoutUnit: 'Choose whether those were hours or days.',
    short: (least: number): string => `Write at least ${least} characters: what happened, and when.`,
    long: (most: number): string => `Write at most ${most} characters.`,
    picture:
      'One of these is no picture we can read. Choose JPEG, PNG or WebP files of at most 60 megapixels. A phone may keep its pictures as HEIC, which most browsers cannot show: save them as JPEG and choose those (on an iPhone: Settings, Camera, Formats, Most Compatible).',
    links: 'Leave the links out. Say in words what happened.',
    copied: 'These words stand in another experience already. Use your own.',
    experiencesADay:
      'You have told three experiences within a day, as many as we take. Your text is still here: send it tomorrow.',
    changesADay:
      'You have changed what you wrote twenty times within a day, as often as we take. Send this tomorrow.',
    picturesADay:
      'You have sent pictures twenty times within a day, as often as we take. Send this without pictures, or tomorrow.',
  },
  /** What a moderator can ask about, besides a mark. */
  payoutField: 'How long a payout took',
  bodyField: 'What happened',
  picturesField: 'The pictures',
  marks: { 1: 'bad', 2: 'poor', 3: 'fair', 4: 'good', 5: 'very good' },
  ofFive: (mark: string): string => `${mark} of 5`,
  payoutTook: 'The payout took',
  lessThanAnHour: 'less than an hour',
  hours: (count: number): string => plural(count, { one: '1 hour', other: `${count} hours` }),
  days: (count: number): string => plural(count, { one: '1 day', other: `${count} days` }),
  picture: (at: number, all: number, author: string): string =>
    `${at} of ${all} pictures that ${author} sent`,
  casino: 'The casino',
  replyOf: 'reply of its operator; a moderator has read it, but nobody has checked what it claims',
  helpfulOf: (helpful: number, all: number): string =>
    `${helpful} of ${plural(all, { one: '1 reader', other: `${all} readers` })} found this helpful.`,
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  helpfulWhat: (author: string): string => ` to me: what ${author} experienced`,
  counted: 'Counted',
  notCounted:
    'Not counted: it is your own, it shows no more, you have voted a hundred times today, or your account cannot be reached just now.',
  /** Why one is not shown: the rest of a sentence. */
  reasons: {
    'personal-data': 'it says something by which somebody can be found',
    abuse: 'it insults or threatens somebody',
    advertising: 'it advertises',
    'off-topic': 'it is not about this casino',
    'not-own': 'it is not your own experience',
    illegal: 'it is against the law',
    duplicate: 'it has been told before',
    name: 'the name beside it is taken for somebody else’s: choose another in your profile',
  },
  otherReason: 'it breaks our rules',
}
