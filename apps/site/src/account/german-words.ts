import type { WordChanges } from '@house-edge/account'

const beside =
  'Er steht neben dem, was Sie hier schreiben. Zwei bis vierzig Zeichen, keine Adresse einer Website, kein Name aus unserem Team.'

/** The same in German. */
export const german: WordChanges = {
  signIn: {
    intro:
      'Zum Lesen brauchen Sie kein Konto. Mit einem merken Sie sich Seiten, hören von geänderten Wertungen und erzählen, was Sie erlebt haben.',
  },
  signUp: {
    description: 'Ein Konto merkt sich Tests und Artikel und meldet, wenn sich eine Wertung ändert.',
    nameHint: beside,
  },
  profile: {
    nameHint: `${beside} Was Sie geschrieben haben, erscheint unter einem neuen Namen, sobald ein Moderator ihn gelesen hat.`,
    nameRefused:
      'Der Anzeigename braucht zwei bis vierzig Zeichen und ist keine Adresse einer Website und kein Name aus unserem Team. Oder lassen Sie das Feld leer.',
  },
  data: {
    text: 'Alles, was wir über Sie aufbewahren, als eine Datei, die Menschen und Programme lesen können: Ihr Konto, Ihr Bild, wo Sie angemeldet sind und was Sie sich gemerkt, bewertet, geschrieben und gemeldet haben.',
  },
  delete: {
    items: [
      'Ihr Profil und Ihr Bild,',
      'was Sie sich gemerkt, bewertet und geschrieben haben, und was Sie von Casinos erzählt haben, mit den Bildern dazu,',
      'Ihr Abonnement des Newsletters und die Anmeldung auf jedem Gerät.',
    ],
    note: 'Ihre Meldungen bleiben, ohne Ihren Namen und Ihre Worte; solche, die auf eine Antwort warten, werden geschlossen. Wollten Sie keine Nachrichten mehr oder haben Sie sich sperren lassen, bleibt auch ein Prüfwert Ihrer Adresse, damit Sie in Ruhe gelassen werden; die Adresse lässt sich daraus nicht lesen. Alles andere kann niemand zurückholen, auch wir nicht.',
  },
}
