import type { sections as english } from './english-sections.ts'

const saved: typeof english.saved = {
  title: 'Gemerkte Seiten',
  here: 'In diesem Browser gemerkt',
  nothing: 'Noch ist nichts gemerkt. „Merken“ steht bei jedem Test und jedem Artikel, auch in Listen.',
  limits: (pages, watched) =>
    `Ein Konto behält bis zu ${pages} Seiten, und wir schreiben Ihnen, wenn sich Wertung oder Status von bis zu ${watched} Tests ändert. Jede Nachricht lässt sich mit einem Klick beenden.`,
  limitHere: (pages) =>
    `Dieser Browser behält die letzten ${pages} Seiten, die Sie sich merken. In einem Konto sind sie auf jedem Gerät da, und wir können Ihnen schreiben, wenn sich die Wertung eines Tests ändert.`,
  keep: 'Anmelden und behalten',
}

const newsletter: typeof english.newsletter = {
  title: 'Newsletter',
  description: 'Unser Newsletter nach Themen: mit einer Nachricht bestellt, mit einem Klick beendet.',
  after: 'Weiter geht es auf [der Startseite], oder Sie [wählen neue Themen].',
  send: 'Abonnieren',
  email: 'E-Mail-Adresse',
  emailHint:
    'Wir schicken eine Nachricht mit einem Link. Erst wenn Sie ihm gefolgt sind, kommt der Newsletter.',
  excluded:
    'Wenn Sie sich vom Glücksspiel haben sperren lassen, abonnieren Sie bitte nicht: Unsere Themen sind Casinos.',
  confirm: 'Mein Abonnement bestätigen',
  end: 'Nichts mehr schicken',
  exclude: 'Ich habe mich sperren lassen: nie wieder schreiben',
  leaving: 'Ein Klick, und an diese Adresse geht nichts mehr.',
  confirming: 'Bestätigen Sie, dass Sie den Newsletter möchten, oder beenden Sie ihn.',
  never: '„Nie wieder schreiben“ gilt auch dann, wenn jemand diese Adresse noch einmal eingibt.',
}

const stop: typeof english.stop = {
  title: 'Keine solchen Nachrichten mehr',
  done: 'Erledigt. Es kommen keine solchen Nachrichten mehr.',
  nothing: 'Unter diesem Link gibt es nichts zu beenden.',
  unavailable: 'Das lässt sich gerade nicht beenden. Versuchen Sie es in einer Minute noch einmal.',
  send: 'Nichts mehr schicken',
  text: 'Ein Klick, und Nachrichten wie die, aus der Sie hierhergekommen sind, schicken wir Ihnen nicht mehr.',
}

const complaints: typeof english.complaints = {
  title: 'Berichtigungen und Beschwerden',
  description:
    'Sagen Sie uns, was auf einer Seite nicht stimmt. Dafür brauchen Sie kein Konto, und eine Nummer zeigt, was daraus wird.',
  about: (title) => `Es geht um [${title}].`,
  aboutExperience: 'Es geht um den Erfahrungsbericht einer Leserin oder eines Lesers.',
  send: 'An die Redaktion schicken',
  kind: 'Worum es geht',
  choose: 'Bitte wählen',
  casino: 'Welches Casino',
  otherCasino: 'Ein anderes Casino: unten nennen',
  noCasino: 'Keines: Es geht um diese Website',
  details: 'Was nicht stimmt, und woher Sie es wissen',
  detailsHint: (least, most) => `${least} bis ${most} Zeichen.`,
  email: 'E-Mail-Adresse (freiwillig)',
  emailHint: 'Für unsere Antwort und sonst für nichts.',
  note: 'Sie brauchen kein Konto. Sie bekommen eine Nummer und eine Seite, auf der steht, was daraus wird.',
  outcome: 'Was daraus wird',
  number: (number) => `Nummer [${number}]`,
  received: 'Ihre Meldung ist bei der Redaktion. Notieren Sie die Adresse dieser Seite oder die Nummer.',
  aboutLabel: 'Thema',
  sent: 'Abgeschickt',
  state: 'Stand',
  open: 'Bei der Redaktion',
  closed: 'Geschlossen: zurückgezogen',
  answered: 'Beantwortet',
  answer: 'Unsere Antwort',
  closedText: 'Der Text wurde mit dem Konto gelöscht, von dem er kam, deshalb beantwortet ihn niemand mehr.',
  casinoLabel: 'Casino',
  otherLabel: 'Ein anderes Casino, in Ihrem Text genannt',
  wrote: 'Was Sie geschrieben haben',
  wroteNote:
    'Das zeigt nur dieser Browser und nur zehn Minuten lang. Wer sonst die Nummer kennt, sieht allein die Antwort.',
  next: 'Wie es weitergeht',
  openText:
    'Die Redaktion liest Ihre Meldung und antwortet spätestens am [day], also innerhalb von fünf Arbeitstagen. Die Antwort steht dann hier. Was auf einer Seite falsch ist, wird dort berichtigt.',
  unknown:
    'Das lässt sich gerade nicht anzeigen. Nichts ist verloren. Laden Sie die Seite in einer Minute noch einmal.',
}

const ownExperiences: typeof english.ownExperiences = {
  title: 'Ihre Erfahrungen',
  nothing: 'Sie haben noch nichts erzählt. Wählen Sie unten ein Casino, oder beginnen Sie bei [seinem Test].',
  rate: 'Ein Casino bewerten',
  rateOne: 'Bewerten',
  rates: (casino) => `: ${casino}`,
  which: 'Welches Casino',
  goneCasino: 'Ein Casino, dessen Test nicht mehr veröffentlicht ist',
  thisCasino: 'dieses Casino',
  correct: 'Berichtigen',
  change: 'Ändern',
  withdraw: 'Zurückziehen',
  what: (casino) => `: was Sie über ${casino} erzählt haben`,
  approved: 'Für alle zu sehen.',
  pending: 'Ein Moderator liest ihn, bevor er erscheint.',
  returned: (field) => `Noch nicht zu sehen. Ein Moderator fragt nach „${field}“: [note]`,
  refused: (why) => `Nicht zu sehen: ${why}. Ändern Sie den Bericht, dann wird er noch einmal gelesen.`,
  formTitle: 'Ihre Erfahrung',
  formHeading: (casino) => `Ihre Erfahrung mit ${casino}`,
  asked: (field) =>
    `Ein Moderator fragt nach [${field}]: [note] Berichtigen Sie das, oder schicken Sie den Bericht unverändert, wenn er stimmt. Vor dem Erscheinen wird er noch einmal gelesen.`,
  before: (casino) =>
    `Sie haben schon über ${casino} berichtet. Was Sie jetzt schicken, ersetzt Ihren Bericht und wird vor dem Erscheinen noch einmal gelesen.`,
  send: 'Meine Erfahrung abschicken',
  payout: 'Wie lange eine Auszahlung gedauert hat (wenn es eine gab)',
  payoutHint: 'Eine ganze Zahl, vom Anfordern des Geldes bis zu seinem Eintreffen.',
  unit: 'Stunden oder Tage',
  choose: 'Bitte wählen',
  hours: 'Stunden',
  days: 'Tage',
  body: 'Was geschehen ist',
  bodyHint: (least, most) =>
    `${least} bis ${most} Zeichen, ohne Links. Nennen Sie nichts, woran sich jemand erkennen lässt.`,
  picture: (at) => `Bild ${at} (freiwillig)`,
  pictureHint:
    'JPEG, PNG oder WebP. Wir speichern jedes neu, ohne die Angaben, die Ihre Kamera dazugeschrieben hat. Machen Sie Namen und Kontonummern unkenntlich. Neue Bilder ersetzen alle alten.',
  rules:
    'Bevor Ihr Bericht erscheint, liest ihn ein Moderator, nach [unseren Regeln]. Er erscheint unter Ihrem Anzeigenamen.',
}

const allExperiences: typeof english.allExperiences = {
  short: 'Erfahrungen unserer Leserinnen und Leser',
  title: (casino) => `Erfahrungen unserer Leserinnen und Leser mit ${casino}`,
  lead: 'Was Leserinnen und Leser selbst sagen. An der Wertung unseres Tests ändert das nichts.',
  together: 'Alle zusammen',
  played: 'Haben Sie dort gespielt?',
  tell: 'Eigene Erfahrung erzählen',
  rules:
    'Jeden Bericht liest vor dem Erscheinen ein Moderator. Was abgelehnt wird und warum, steht in [unseren Regeln für Erfahrungen].',
  latest: 'Neueste Erfahrungen',
  older: 'Ältere Erfahrungen',
  unknown:
    'Was Leserinnen und Leser sagen, lässt sich gerade nicht anzeigen. Nichts ist verloren. Laden Sie die Seite in einer Minute noch einmal.',
  none: 'Noch keine Erfahrungen',
  beFirst: 'Wenn Sie dort gespielt haben, machen Sie den Anfang.',
  report: 'Melden',
  reportWhat: (author) => `: Erfahrung von ${author}`,
}

const overview: typeof english.overview = {
  saved: {
    title: 'Gemerkte Seiten',
    text: 'Tests und Artikel, auf die Sie zurückkommen wollen.',
    what: 'Gemerkte Seiten',
  },
  experiences: {
    title: 'Ihre Erfahrungen',
    text: 'Ein Casino bewerten und sehen, was aus Ihrem Bericht geworden ist.',
    what: 'Ihre Erfahrungen',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Nach Themen. Aus jeder Nachricht heraus zu beenden.',
    what: 'Newsletter',
  },
  moderation: {
    title: 'Moderation',
    text: 'Was zu lesen ist und was entschieden wurde.',
    what: 'Moderation',
  },
  replies: {
    title: 'Antworten',
    text: 'Was Leserinnen und Leser von Ihren Casinos erzählen, und Ihre Antworten.',
    what: 'Antworten',
  },
}

/** The same in German. */
export const sections: typeof english = {
  saved,
  newsletter,
  stop,
  complaints,
  ownExperiences,
  allExperiences,
  overview,
}
