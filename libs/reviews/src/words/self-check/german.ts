import { plural } from '@house-edge/ui/language'
import type { selfCheck as english } from './english.ts'

/** The same in German. */
export const selfCheck: typeof english = {
  stem: 'Wenn Sie an die letzten zwölf Monate denken:',
  questions: {
    1: 'Haben Sie mehr Geld eingesetzt, als Sie sich zu verlieren leisten konnten?',
    2: 'Mussten Sie um höhere Beträge spielen, um dieselbe Spannung zu spüren?',
    3: 'Sind Sie nach Verlusten an einem anderen Tag zurückgekehrt, um das Geld zurückzugewinnen?',
    4: 'Haben Sie sich Geld geliehen oder etwas verkauft, um spielen zu können?',
    5: 'Hatten Sie das Gefühl, dass Sie ein Problem mit dem Glücksspiel haben könnten?',
    6: 'Hat das Spielen bei Ihnen gesundheitliche Beschwerden verursacht, auch Stress oder Angst?',
    7: 'Haben andere Ihr Spielen kritisiert oder Ihnen gesagt, Sie hätten ein Problem damit, ganz gleich, ob Sie das auch so sahen?',
    8: 'Hat Ihr Spielen Ihnen oder Ihrem Haushalt finanzielle Schwierigkeiten bereitet?',
    9: 'Hatten Sie Schuldgefühle wegen der Art, wie Sie spielen, oder wegen der Folgen?',
  },
  answers: { 0: 'Nie', 1: 'Manchmal', 2: 'Meistens', 3: 'Fast immer' },
  points: (points) => plural(points, { one: '1 Punkt', other: `${points} Punkte` }),
  bands: {
    0: {
      points: '0 Punkte',
      meaning: 'Ihre Antworten zeigen keinen der Schäden, nach denen die Fragen suchen.',
    },
    1: {
      points: '1 oder 2 Punkte',
      meaning: 'Leichte Probleme, bisher mit wenigen oder ohne bekannte Folgen.',
    },
    3: {
      points: '3 bis 7 Punkte',
      meaning:
        'Mittlere Probleme mit einigen Folgen. Ein guter Zeitpunkt für Limits, und um mit jemandem zu reden.',
    },
    8: {
      points: '8 oder mehr',
      meaning:
        'Das Spielen schadet, vielleicht mehr, als Sie allein tragen können. Bitte reden Sie mit jemandem: Mit wem, steht unten.',
    },
  },
  sum: 'Ihre Summe',
  answered: (questions) => `[answered] von ${questions} beantwortet, Punkte bisher: [points]`,
  source:
    'Die Fragen sind die des Problem Gambling Severity Index (Ferris und Wynne, 2001), von uns übersetzt. Eine Summe ist ein Hinweis und keine Diagnose.',
  help: 'Hilfe',
  helpIn: (country) => `Hilfe: ${country}`,
}
