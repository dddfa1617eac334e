import type { english } from './english.ts'
import { complaints, experiences, newsletter, saving } from './german-pages.ts'
import { sections } from './german-sections.ts'

/** The same in German. */
export const german: typeof english = {
  actions: {
    save: 'Merken',
    watch: 'Änderungen melden',
    compare: 'Vergleichen',
    complain: 'Fehler melden',
    signUp: 'Konto anlegen',
    send: 'Weiterleiten',
    saved: 'Was Sie sich merken, steht unter [Ihren gemerkten Seiten].',
    watched:
      'Wir schreiben Ihnen, wenn sich die Wertung oder der Status ändert. Beenden können Sie das unter [Ihren gemerkten Seiten].',
    watching: 'Ändert sich Wertung oder Status, schreiben wir Ihnen. Dazu melden Sie sich an.',
  },
  asked: {
    complaints: 'beschweren, beschwerde, beschwerden',
    signUp: 'registrieren, registrierung, konto anlegen, konto erstellen',
  },
  rating: {
    unnamed: 'Anonym',
    none: 'Bisher gibt es keinen Erfahrungsbericht.',
    unknown: 'Was Leserinnen und Leser sagen, lässt sich gerade nicht anzeigen.',
    of: '# von 5',
    total: { one: '# von 5 aus einem Bericht', other: '# von 5 aus % Berichten' },
    criteria: {
      payouts: 'Auszahlungen',
      terms: 'Faire Bedingungen',
      support: 'Kundendienst',
      games: 'Spiele',
    },
    updated: 'Soeben aktualisiert.',
    reconnecting: 'Verbindung wird wiederhergestellt …',
  },
  /** The pages of readers, each by what it is about. */
  sections,
  newsletter,
  complaints,
  saving,
  experiences,
}
