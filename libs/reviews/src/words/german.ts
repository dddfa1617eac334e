import { plural } from '@house-edge/ui/language'
import type { english } from './english.ts'
import { calculators, curves } from './calculators/german.ts'
import { lists } from './german-lists.ts'
import { licences, offers, payments } from './german-offers.ts'
import { charts, review } from './german-page.ts'
import { articlesFound, compare, market, searchPage } from './german-questions.ts'
import { help, search } from './german-search.ts'
import { cards, subjects } from './german-subjects.ts'
import { selfCheck } from './self-check/german.ts'
import { news, subjectPages } from './subject-pages/german.ts'

/** The same in German. */
export const german: typeof english = {
  lists,
  subjects,
  cards,
  pages: { search: searchPage, compare, market, articlesFound },
  offers,
  payments,
  licences,
  search,
  help,
  review,
  charts,
  subjectPages,
  news,
  calculators,
  selfCheck,
  curves,
  kinds: { guide: 'Ratgeber', news: 'Nachricht', strategy: 'Strategie', opinion: 'Meinung' },
  topics: 'Themen',
  criteria: {
    safety: 'Sicherheit',
    payouts: 'Auszahlungen',
    bonuses: 'Boni',
    games: 'Spiele',
    support: 'Kundendienst',
    experience: 'Bedienung',
    responsible_gambling: 'Spielerschutz',
  },
  bands: {
    best: 'Hervorragend',
    better: 'Sehr gut',
    good: 'Gut',
    fair: 'Mittelmäßig',
    weak: 'Schwach',
    poor: 'Schlecht',
  },
  summary: {
    lastReviewed: 'Zuletzt geprüft',
    bestFor: 'Gut für',
    nextReview: 'Nächste Prüfung',
    howWeRate: 'So werten wir',
    advertisement: 'Anzeige',
    unpaid: 'Für diesen Besuch erhalten wir nichts.',
    paid: 'Anzeige: Für diesen Besuch erhalten wir unter Umständen eine Provision. Sie verändert nie eine Wertung, und kein Casino sieht einen Test, bevor er erscheint.',
  },
  warnings: {
    warning: {
      heading: (name) => `Zahlen Sie bei ${name} nichts ein`,
      text: 'Vor diesem Casino warnen wir. Wir zeigen keines seiner Angebote und keinen Weg dorthin.',
    },
    closed: {
      heading: (name) => `${name} hat geschlossen`,
      text: 'Das Casino nimmt niemanden mehr an. Der Test bleibt zur Dokumentation stehen, ohne Angebote und ohne Link.',
    },
    unlisted: {
      heading: (name) => `${name} führen wir nicht mehr`,
      text: 'Der Test wird nicht mehr aktualisiert. Wir zeigen keines der Angebote und keinen Weg dorthin.',
    },
  },
  record: { evidence: 'Woher wir das wissen', changes: 'Was sich geändert hat' },
  disclosures: {
    affiliate:
      'Einige Links in diesem Artikel führen zu Casinos, die uns für den Besuch bezahlen können. Wer uns bezahlt, entscheidet nie darüber, was wir schreiben.',
    sponsored:
      'Dieser Artikel wurde bezahlt. Geschrieben und geprüft haben wir ihn selbst, und er ist gekennzeichnet, damit Sie es wissen.',
  },
  facts: {
    title: 'Die Fakten',
    operator: 'Betreiber',
    founded: (year) => `gegründet ${year}`,
    website: 'Website',
    openSince: 'Geöffnet seit',
    noState: (place) => `keines (${place} gehört zu keinem Staat)`,
    minimumAge: 'Mindestalter',
    openIn: 'Offen für Spieler aus',
    closedIn: 'Geschlossen für Spieler aus',
    languages: 'Sprachen',
    currencies: 'Währungen',
    withdrawals: 'Auszahlungen dauern',
    monthlyLimit: 'Auszahlungsgrenze im Monat',
    identity: 'Ausweisprüfung',
    games: 'Spiele',
    makers: 'Spielehersteller',
    returns: 'Auszahlungsquote',
    returnsShown: 'bei jedem Spiel angegeben',
    returnsHidden: 'nicht angegeben',
    support: 'Kundendienst',
    tools: 'Werkzeuge zum Spielerschutz',
    exclusion: 'Selbstsperre',
  },
  games: {
    slots: (count, figure) => plural(count, { one: '1 Automat', other: `${figure} Automaten` }),
    table: (count, figure) => plural(count, { one: '1 Tischspiel', other: `${figure} Tischspiele` }),
    live: (count, figure) => plural(count, { one: '1 Live-Tisch', other: `${figure} Live-Tische` }),
    poker: (count, figure) => plural(count, { one: '1 Pokerspiel', other: `${figure} Pokerspiele` }),
    other: (count, figure) => plural(count, { one: '1 anderes', other: `${figure} andere` }),
  },
  channels: { chat: 'Chat', email: 'E-Mail', phone: 'Telefon', post: 'Post' },
  tools: {
    'deposit limit': 'Einzahlungslimit',
    'loss limit': 'Verlustlimit',
    'time limit': 'Zeitlimit',
    'reality check': 'Erinnerung an die Spielzeit',
    'time out': 'Auszeit',
    'self-exclusion': 'Selbstsperre',
  },
  durations: {
    atOnce: 'sofort',
    minutes: (count, figure) => plural(count, { one: '1 Minute', other: `${figure} Minuten` }),
    hours: (count, figure) => plural(count, { one: '1 Stunde', other: `${figure} Stunden` }),
    days: (count, figure) => plural(count, { one: '1 Tag', other: `${figure} Tage` }),
    upTo: (time) => `bis zu ${time}`,
    range: (from, to) => `${from} bis ${to}`,
  },
}
