import { plural } from '@house-edge/ui/language'
import type * as english from './english-pages.ts'

/** The same in German. */
export const newsletter: typeof english.newsletter = {
  topics: {
    reviews: 'Warnungen, neue Tests und geänderte Wertungen',
    articles: 'Neue Artikel',
    'safer-play': 'Sicher spielen, und wo es Hilfe gibt',
  },
  consent:
    'Schicken Sie mir den Newsletter von House Edge zu den angekreuzten Themen. Ich kann ihn aus jeder Nachricht heraus beenden.',
  refused: {
    email: 'Geben Sie eine E-Mail-Adresse ein, wie name@example.com.',
    visitor:
      'Aus Ihrem Netz wurde der Newsletter zehnmal in einer Stunde oder dreißigmal an einem Tag angefordert, öfter schreiben wir nicht. Versuchen Sie es später noch einmal.',
    topics: 'Kreuzen Sie mindestens ein Thema an.',
  },
  checkInbox:
    'Sehen Sie in Ihr Postfach. Wenn wir an die Adresse schreiben können, haben wir eine Nachricht mit einem Link geschickt. Erst wenn Sie ihm gefolgt sind, kommt der Newsletter. An eine Adresse gehen höchstens drei solche Nachrichten am Tag.',
  confirmed: 'Erledigt. Ihr Abonnement ist bestätigt.',
  ended: 'Erledigt. An diese Adresse geht nichts mehr.',
  linkInvalid: 'Dieser Link gilt nicht mehr. Melden Sie sich neu an, wenn Sie den Newsletter möchten.',
  invalid: 'Es fehlt noch etwas. Was Sie eingegeben haben, ist noch da.',
  unavailable: 'Das geht gerade nicht. Nichts ist verloren. Versuchen Sie es in einer Minute noch einmal.',
}

export const complaints: typeof english.complaints = {
  kinds: {
    wrong: 'Eine Zahl oder Angabe stimmt nicht',
    outdated: 'Etwas hat sich seither geändert',
    unfair: 'Etwas ist ungerecht',
    unsafe: 'Etwas hier kann schaden',
    complaint: 'Eine Beschwerde über ein Casino',
    experience: 'Ein Erfahrungsbericht verstößt gegen die Regeln',
    other: 'Etwas anderes',
  },
  refused: {
    kind: 'Wählen Sie, worum es geht.',
    details: (least, most) => `Schreiben Sie zwischen ${least} und ${most} Zeichen.`,
    email: 'Geben Sie eine E-Mail-Adresse ein, wie name@example.com, oder keine.',
    experience:
      'Dieser Erfahrungsbericht wurde inzwischen zurückgezogen. Was Sie jetzt schicken, betrifft die Website.',
    visitor:
      'Aus Ihrem Netz kamen zehn Nachrichten in einer Stunde oder dreißig an einem Tag, mehr nehmen wir nicht an. Ihr Text ist noch da: Schicken Sie ihn später.',
  },
  invalid: 'Es fehlt noch etwas. Was Sie eingegeben haben, ist noch da.',
  unavailable:
    'Das lässt sich gerade nicht abschicken. Was Sie eingegeben haben, ist noch da. Versuchen Sie es in einer Minute noch einmal.',
}

export const saving: typeof english.saving = {
  unknown: 'Unter diesem Namen gibt es keine Seite zum Merken. Vielleicht wurde sie zurückgezogen.',
  full: (most) =>
    `Sie haben sich ${most} Seiten gemerkt, mehr behält ein Konto nicht. Entfernen Sie zuerst eine: Die letzte bleibt bis dahin in diesem Browser.`,
  watchesFull: (most) =>
    `Wir melden Ihnen Änderungen bei ${most} Tests, mehr sind für ein Konto nicht möglich. Beenden Sie das zuerst bei einem.`,
  unavailable:
    'Ihr Konto ist gerade nicht zu erreichen. Was Sie sich gemerkt haben, bleibt in diesem Browser und kommt in Ihr Konto, wenn Sie wiederkommen.',
  gone: 'Eine Seite, die nicht mehr veröffentlicht ist',
  goneShort: 'diese Seite',
  remove: 'Entfernen',
  removes: (title) => `: ${title}`,
  watch: 'Neue Wertung melden',
  stop: 'Nicht mehr melden',
  watches: (title) => `: ${title}`,
  article: 'Artikel',
  review: 'Test',
  reviewWithScore: (score) => `Test, ${score} von 10`,
}

export const experiences: typeof english.experiences = {
  kept: 'Danke, Ihr Bericht ist angekommen. Bevor er erscheint, liest ihn ein Moderator.',
  invalid: 'Es fehlt noch etwas. Was Sie eingegeben haben, ist noch da.',
  tooLarge: 'Diese Bilder sind zusammen größer als 20 MB. Wählen Sie kleinere oder weniger.',
  unavailable:
    'Das lässt sich gerade nicht speichern oder anzeigen. Was Sie eingegeben haben, ist noch da. Versuchen Sie es in einer Minute noch einmal.',
  refused: {
    mark: 'Wählen Sie einen Wert von 1 (schlecht) bis 5 (sehr gut).',
    payout:
      'Geben Sie eine ganze Zahl von Stunden oder Tagen ein, höchstens ein Jahr, oder lassen Sie beide Felder leer.',
    payoutUnit: 'Wählen Sie, ob es Stunden oder Tage waren.',
    short: (least) => `Schreiben Sie mindestens ${least} Zeichen: was geschehen ist, und wann.`,
    long: (most) => `Schreiben Sie höchstens ${most} Zeichen.`,
    picture:
      'Eines davon ist kein Bild, das wir lesen können. Wählen Sie Dateien im Format JPEG, PNG oder WebP mit höchstens 60 Megapixeln. Manche Telefone speichern Bilder als HEIC, das die meisten Browser nicht zeigen können: Speichern Sie sie als JPEG und wählen Sie diese (am iPhone: Einstellungen, Kamera, Formate, Maximale Kompatibilität).',
    links: 'Lassen Sie Links weg. Sagen Sie mit Worten, was geschehen ist.',
    copied: 'Diese Worte stehen schon in einem anderen Erfahrungsbericht. Verwenden Sie eigene.',
    experiencesADay:
      'Sie haben an einem Tag drei Erfahrungsberichte geschickt, mehr nehmen wir nicht an. Ihr Text ist noch da: Schicken Sie ihn morgen.',
    changesADay:
      'Sie haben Ihren Text an einem Tag zwanzigmal geändert, öfter nehmen wir es nicht an. Schicken Sie ihn morgen.',
    picturesADay:
      'Sie haben an einem Tag zwanzigmal Bilder geschickt, öfter nehmen wir keine an. Schicken Sie dies ohne Bilder oder morgen.',
  },
  payoutField: 'Wie lange eine Auszahlung gedauert hat',
  bodyField: 'Was geschehen ist',
  picturesField: 'Die Bilder',
  marks: { 1: 'schlecht', 2: 'mäßig', 3: 'ordentlich', 4: 'gut', 5: 'sehr gut' },
  ofFive: (mark) => `${mark} von 5`,
  payoutTook: 'Dauer der Auszahlung',
  lessThanAnHour: 'weniger als eine Stunde',
  hours: (count) => plural(count, { one: '1 Stunde', other: `${count} Stunden` }),
  days: (count) => plural(count, { one: '1 Tag', other: `${count} Tage` }),
  picture: (at, all, author) => `Bild ${at} von ${all}, geschickt von ${author}`,
  casino: 'Das Casino',
  replyOf:
    'Antwort des Betreibers; ein Moderator hat sie gelesen, aber niemand hat geprüft, was sie behauptet',
  helpfulOf: (helpful, all) =>
    plural(all, {
      one: `${helpful} von 1 Person fand das hilfreich.`,
      other: `${helpful} von ${all} Personen fanden das hilfreich.`,
    }),
  helpful: 'Hilfreich',
  unhelpful: 'Nicht hilfreich',
  helpfulWhat: (author) => ` für mich: was ${author} erlebt hat`,
  counted: 'Gezählt',
  notCounted:
    'Nicht gezählt: Es ist Ihr eigener Bericht, er wird nicht mehr gezeigt, Sie haben heute schon hundertmal abgestimmt, oder Ihr Konto ist gerade nicht zu erreichen.',
  reasons: {
    'personal-data': 'darin steht etwas, woran sich jemand erkennen lässt',
    abuse: 'darin wird jemand beleidigt oder bedroht',
    advertising: 'es ist Werbung',
    'off-topic': 'es geht nicht um dieses Casino',
    'not-own': 'es ist nicht Ihre eigene Erfahrung',
    illegal: 'es verstößt gegen das Gesetz',
    duplicate: 'es wurde schon einmal erzählt',
    name: 'der Name daneben wird für den von jemand anderem gehalten: Wählen Sie in Ihrem Profil einen anderen',
  },
  otherReason: 'es verstößt gegen unsere Regeln',
}
