/** What the pages say on which readers save, tell, complain and subscribe. What stands in brackets becomes a link. */
const saved = {
  title: 'Saved pages',
  here: 'Saved in this browser',
  nothing:
    'Nothing is saved yet. “Save for later” stands on every review and every article, and “Save” wherever one is listed.',
  limits: (saved: number, watched: number): string =>
    `An account keeps up to ${saved} pages, and we write when the score or the status of up to ${watched} reviews changes. Each message can be ended with one press.`,
  limitHere: (saved: number): string =>
    `This browser keeps the last ${saved} pages you save. In an account they are there on every device, and we can write to you when the score of a review changes.`,
  keep: 'Sign in and keep them',
}

const newsletter = {
  title: 'Newsletter',
  description: 'Our newsletter by topic: asked for with one message, left with one press.',
  after: 'You can go to [the front page], or [choose topics anew].',
  send: 'Subscribe',
  email: 'E-mail address',
  emailHint: 'We send one message with a link. Nothing comes before you have followed it.',
  excluded: 'If you have excluded yourself from gambling, please do not subscribe: our topics are casinos.',
  confirm: 'Confirm my subscription',
  end: 'Send me nothing more',
  exclude: 'I have excluded myself: never write to me',
  leaving: 'One press, and nothing more is sent to this address.',
  confirming: 'Confirm that you want the newsletter, or end it.',
  never: '“Never write to me” holds even if somebody enters this address again.',
}

/** The end of messages about changed scores, and about complaints. */
const stop = {
  title: 'No more of these messages',
  done: 'Done. No more of these messages come.',
  nothing: 'There is nothing to end under this link.',
  unavailable: 'That cannot be ended just now. Try again in a minute.',
  send: 'Send me nothing more',
  text: 'One press, and what brought you here is not sent to you again.',
}

const complaints = {
  title: 'Corrections and complaints',
  description: 'Tell us what is wrong on a page. It needs no account, and has a number to follow it by.',
  about: (title: string): string => `About [${title}].`,
  aboutExperience: 'About an experience that a reader has told.',
  send: 'Send it to the editors',
  kind: 'What it is about',
  choose: 'Choose one',
  casino: 'Which casino',
  /** Two choices besides the casinos. */
  otherCasino: 'Another casino: name it below',
  noCasino: 'None: it is about this site',
  details: 'What is wrong, and how you know',
  detailsHint: (least: number, most: number): string => `From ${least} to ${most} characters.`,
  email: 'E-mail address (if you like)',
  emailHint: 'For our answer, and for nothing else.',
  note: 'You need no account. You get a number, and a page that tells what becomes of it.',
  /** The page that tells. */
  outcome: 'What becomes of it',
  number: (number: string): string => `Number [${number}]`,
  received: 'The editors have it. Keep the address of this page, or the number.',
  aboutLabel: 'About',
  sent: 'Sent',
  state: 'State',
  open: 'The editors have it',
  closed: 'Closed: it was withdrawn',
  answered: 'Answered',
  answer: 'Our answer',
  closedText: 'What it said was deleted with the account of its sender, so nobody answers it any more.',
  casinoLabel: 'Casino',
  otherLabel: 'Another casino, named in your text',
  wrote: 'What you wrote',
  wroteNote:
    'Only this browser shows it, and for ten minutes. Others who know the number read the answer alone.',
  next: 'What happens next',
  /** Until a day, which is not said in words here. */
  openText:
    'The editors read it and answer by [day] at the latest, which is five working days. The answer will stand here. What is wrong on a page is corrected there.',
  unknown: 'That cannot be shown just now. Nothing is lost. Load the page again in a minute.',
}

/** What a visitor told of casinos, and the form for it. */
const ownExperiences = {
  title: 'Your experiences',
  nothing: 'You have told nothing yet. Choose a casino below, or begin at [its review].',
  rate: 'Rate a casino',
  rateOne: 'Rate',
  /** Heard after it. */
  rates: (casino: string): string => ` ${casino}`,
  which: 'Which casino',
  goneCasino: 'A casino whose review is not published any more',
  thisCasino: 'this casino',
  correct: 'Correct',
  change: 'Change',
  withdraw: 'Withdraw',
  /** Heard after one of these three. */
  what: (casino: string): string => ` what you told of ${casino}`,
  approved: 'Shown to everybody.',
  pending: 'Waits for a moderator to read it.',
  /** The note is a moderator’s, in whatever language. */
  returned: (field: string): string => `Not shown yet. A moderator asks about “${field}”: [note]`,
  refused: (why: string): string => `Not shown: ${why}. Change it, and it is read again.`,
  formTitle: 'Your experience',
  formHeading: (casino: string): string => `Your experience with ${casino}`,
  asked: (field: string): string =>
    `A moderator asks about [${field}]: [note] Correct it, or send it as it is if it is right. It is read again before it shows.`,
  before: (casino: string): string =>
    `You have told of ${casino} already. What you send takes its place, and is read again before it shows.`,
  send: 'Send my experience',
  payout: 'How long a payout took (if you had one)',
  payoutHint: 'A whole number, from asking for the money to having it.',
  unit: 'Hours or days',
  choose: 'Choose one',
  hours: 'hours',
  days: 'days',
  body: 'What happened',
  bodyHint: (least: number, most: number): string =>
    `From ${least} to ${most} characters, without links. Say nothing by which somebody could be found.`,
  picture: (at: number): string => `Picture ${at} (if you like)`,
  pictureHint:
    'JPEG, PNG or WebP. We make each anew, without what your camera wrote into it. Cover names and numbers of accounts. New pictures take the place of all old ones.',
  rules: 'A moderator reads it before it shows, by [our rules]. It shows with your display name.',
}

/** What all readers told of a casino. */
const allExperiences = {
  short: 'Readers’ experiences',
  title: (casino: string): string => `Readers’ experiences with ${casino}`,
  lead: 'What readers say for themselves. It never changes the score of our review.',
  together: 'All readers together',
  played: 'Have you played there?',
  tell: 'Tell yours',
  rules:
    'A moderator reads each experience before it shows. What is refused and why stands in [our rules for experiences].',
  latest: 'Latest experiences',
  older: 'Older experiences',
  unknown: 'What readers say cannot be shown just now. Nothing is lost. Load the page again in a minute.',
  none: 'No experiences yet',
  beFirst: 'If you have played there, be the first.',
  report: 'Report this',
  reportWhat: (author: string): string => ` experience of ${author}`,
}

/** What the overview of an account leads to besides the account itself. What a row is about is read after its button. */
const overview = {
  saved: {
    title: 'Saved pages',
    text: 'Reviews and articles you want to come back to.',
    what: 'saved pages',
  },
  experiences: {
    title: 'Your experiences',
    text: 'Rate a casino, and see what became of what you told.',
    what: 'your experiences',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'By topic. It can be ended from every message.',
    what: 'newsletter',
  },
  moderation: {
    title: 'Moderation',
    text: 'What waits to be read, and what was decided.',
    what: 'moderation',
  },
  replies: {
    title: 'Replies',
    text: 'What readers tell of your casinos, and your answers.',
    what: 'replies',
  },
}

/** What the pages of readers say, each by what it is about. */
export const sections = { saved, newsletter, stop, complaints, ownExperiences, allExperiences, overview }
