import type { MailLanguage } from '../_mail/language.ts'

type Score = number | null

interface ChangeWords {
  scoreSubject: (name: string) => string
  statusSubject: (name: string) => string
  scoreOf: (name: string, before: Score, now: Score) => string
  statusOf: (name: string) => string
  status: (before: string, now: string) => string
  why: string
  read: string
}

const english = (score: Score): string => (score === null ? 'not given' : `${score.toFixed(1)} of 10`)
const german = (score: Score): string =>
  score === null ? 'keine' : `${score.toFixed(1).replace('.', ',')} von 10`
const arabic = (score: Score): string => (score === null ? 'غير محدّدة' : `${score.toFixed(1)} من 10`)

const germanStatuses: Readonly<Record<string, string>> = {
  active: 'offen',
  closed: 'geschlossen',
  warning: 'Warnung',
  unlisted: 'nicht mehr geführt',
}
const arabicStatuses: Readonly<Record<string, string>> = {
  active: 'مفتوح',
  closed: 'مغلق',
  warning: 'تحذير',
  unlisted: 'لم يعد مدرجًا',
}

/** What is said of a change. */
export const changeWords: Readonly<Record<MailLanguage, ChangeWords>> = {
  en: {
    scoreSubject: (name) => `${name}: its score has changed`,
    statusSubject: (name) => `${name}: its status has changed`,
    scoreOf: (name, before, now) => `The score of ${name} was ${english(before)}. It is ${english(now)} now.`,
    statusOf: (name) => `Our review of ${name} has another status.`,
    status: (before, now) => `Its status was “${before}” and is “${now}” now.`,
    why: 'You asked to hear of this when you saved the review.',
    read: 'Read why',
  },
  de: {
    scoreSubject: (name) => `${name}: Die Wertung hat sich geändert`,
    statusSubject: (name) => `${name}: Der Status hat sich geändert`,
    scoreOf: (name, before, now) =>
      `Die Wertung von ${name}: bisher ${german(before)}, jetzt ${german(now)}.`,
    statusOf: (name) => `Der Status unseres Tests von ${name} hat sich geändert.`,
    status: (before, now) =>
      `Der Status war „${germanStatuses[before] ?? before}“ und ist jetzt „${germanStatuses[now] ?? now}“.`,
    why: 'Sie haben sich diesen Test gemerkt und wollten von Änderungen hören.',
    read: 'Den Grund lesen',
  },
  ar: {
    // A line that begins with a Latin name would be laid out from left to right.
    scoreSubject: (name) => `تغيّرت درجة ${name}`,
    statusSubject: (name) => `تغيّرت حالة ${name}`,
    scoreOf: (name, before, now) => `درجة ${name}: كانت ${arabic(before)}، وهي الآن ${arabic(now)}.`,
    statusOf: (name) => `تغيّرت حالة ${name} في مراجعتنا.`,
    status: (before, now) =>
      `كانت حالته «${arabicStatuses[before] ?? before}» وهي الآن «${arabicStatuses[now] ?? now}».`,
    why: 'طلبت أن نُعلمك بذلك عندما حفظت المراجعة.',
    read: 'اقرأ السبب',
  },
}
