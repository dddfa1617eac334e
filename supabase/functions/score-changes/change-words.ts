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

const english = (score: Score): string => (score === null ? 'without a score' : `${score.toFixed(1)} of 10`)
const german = (score: Score): string =>
  score === null ? 'ohne Wertung' : `${score.toFixed(1).replace('.', ',')} von 10`
const arabic = (score: Score): string => (score === null ? 'بلا درجة' : `${score.toFixed(1)} من 10`)

const germanStatuses: Readonly<Record<string, string>> = {
  active: 'geöffnet',
  closed: 'geschlossen',
  warning: 'Warnung',
  unlisted: 'nicht gelistet',
}
const arabicStatuses: Readonly<Record<string, string>> = {
  active: 'مفتوح',
  closed: 'مغلق',
  warning: 'تحذير',
  unlisted: 'غير مدرج',
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
      `Die Wertung von ${name} war ${german(before)}. Jetzt ist sie ${german(now)}.`,
    statusOf: (name) => `Unser Test von ${name} hat einen anderen Status.`,
    status: (before, now) =>
      `Der Status war „${germanStatuses[before] ?? before}“ und ist jetzt „${germanStatuses[now] ?? now}“.`,
    why: 'Sie wollten davon hören, als Sie sich den Test gemerkt haben.',
    read: 'Lesen, warum',
  },
  ar: {
    scoreSubject: (name) => `${name}: تغيّرت درجته`,
    statusSubject: (name) => `${name}: تغيّرت حالته`,
    scoreOf: (name, before, now) => `كانت درجة ${name} ${arabic(before)}، وهي الآن ${arabic(now)}.`,
    statusOf: (name) => `لمراجعتنا عن ${name} حالة أخرى.`,
    status: (before, now) =>
      `كانت حالته «${arabicStatuses[before] ?? before}» وهي الآن «${arabicStatuses[now] ?? now}».`,
    why: 'طلبت أن نُعلمك بذلك عندما حفظت المراجعة.',
    read: 'اقرأ السبب',
  },
}
