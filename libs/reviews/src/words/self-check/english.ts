import { plural } from '@house-edge/ui/language'

/**
 * The Problem Gambling Severity Index, in English. Its words and points are fixed: it has been tested as it is.
 * Ferris and Wynne, The Canadian Problem Gambling Index: Final Report, 2001.
 */
export const selfCheck = {
  stem: 'Thinking about the last 12 months:',
  questions: {
    1: 'Have you bet more than you could really afford to lose?',
    2: 'Have you needed to gamble with larger amounts of money to get the same feeling of excitement?',
    3: 'When you gambled, did you go back another day to try to win back the money you lost?',
    4: 'Have you borrowed money or sold anything to get money to gamble?',
    5: 'Have you felt that you might have a problem with gambling?',
    6: 'Has gambling caused you any health problems, including stress or anxiety?',
    7: 'Have people criticised your betting or told you that you had a gambling problem, regardless of whether or not you thought it was true?',
    8: 'Has your gambling caused any financial problems for you or your household?',
    9: 'Have you felt guilty about the way you gamble or what happens when you gamble?',
  },
  /** For nought to three points. */
  answers: { 0: 'Never', 1: 'Sometimes', 2: 'Most of the time', 3: 'Almost always' },
  points: (points: number): string => plural(points, { one: '1 point', other: `${points} points` }),
  /** By the fewest points. */
  bands: {
    0: { points: '0 points', meaning: 'Your answers show none of the harm these questions look for.' },
    1: {
      points: '1 or 2 points',
      meaning: 'A low level of problems with few or no consequences known so far.',
    },
    3: {
      points: '3 to 7 points',
      meaning:
        'A moderate level of problems, with some consequences. A good moment for limits, and to talk to somebody.',
    },
    8: {
      points: '8 or more',
      meaning:
        'Gambling is doing harm, perhaps more than you can hold by yourself. Please talk to somebody: below is who.',
    },
  },
  sum: 'Your sum',
  /** What is marked, in this order, is counted by the style sheet: how many are answered, and the points. */
  answered: (questions: number): string => `[answered] of ${questions} answered, points so far: [points]`,
  source:
    'The questions are the Problem Gambling Severity Index (Ferris and Wynne, 2001). A sum is a hint and no diagnosis.',
  help: 'Help',
  helpIn: (country: string): string => `Help: ${country}`,
}
