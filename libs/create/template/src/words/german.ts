import { germanMessages } from '@house-edge/auth'
import type { Words } from './words.ts'

/** What the site says in German. */
export const german: Words = {
  search: 'Suche',
  searchFor: (words) => `Suche: ${words}`,
  searchWords: 'Wörter',
  nothingFor: (words) => `Nichts gefunden zu „${words}“`,
  fewerWords: 'Mit weniger Wörtern finden Sie mehr.',
  account: 'Ihr Konto',
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  signOut: 'Abmelden',
  noAccount: 'Noch kein Konto?',
  hasAccount: 'Sie haben schon ein Konto?',
  confirm: 'Bestätigen',
  confirmAndSignIn: 'Bestätigen und anmelden',
  lookIntoInbox: 'Sehen Sie in Ihr Postfach',
  linkOpens: 'Der Link in unserer E-Mail öffnet Ihr Konto.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  notFound: 'Seite nicht gefunden',
  toFirstPage: 'Zur ersten Seite',
  firstPage: 'erste Seite',
  languages: 'Sprachen',
  notTranslated: 'Diese Seite ist noch nicht übersetzt.',
  untitled: 'Ohne Titel',
  draft: 'Sie sehen einen Entwurf.',
  draftOver: 'Diese Vorschau ist beendet; Sie sehen die veröffentlichte Seite.',
  draftUnreachable: 'Der Inhaltsdienst antwortet nicht; Sie sehen die veröffentlichte Seite.',
  leavePreview: 'Vorschau verlassen',
  messages: germanMessages,
}
