/** A kind of question, of which each is another. */
export interface HostileCase {
  name: string
  /** How many are asked, of all. @default 1 */
  share?: number
  pathOf: (place: number) => string
}

const words =
  'copper lantern withdrawal bonus licence payout wagering slots table reviews quick honest paid operator regulator limit deposit cashback support month'.split(
    ' ',
  )
const wordAt = (place: number): string => words[place % words.length]!
/** Letters that no document has in this order. */
const inventedAt = (place: number): string => `${(place * 7_919 + 104_729).toString(36)}qz`
const search = (question: string): string => `/search?q=${encodeURIComponent(question)}`
const repeated = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)
const longest = 2_000
const few = 0.02

/** Takes a text apart by what a parser of questions looks for, as long as it may be. */
const parsed = (name: string, part: (place: number) => string): HostileCase => ({
  name,
  share: few,
  pathOf: (place) => search(`${inventedAt(place)} ${repeated(part(place), 600)}`),
})

const fields = ['score', 'paid', 'wagering', 'country', 'method', 'maker', 'sort', 'page', 'licence', 'topic']

/** The plain one first, which the others are held against. */
export const hostileCases: readonly HostileCase[] = [
  {
    name: 'plain',
    pathOf: (place) =>
      search(`${wordAt(place)} ${wordAt(place + 1 + Math.floor(place / words.length))} ${place % 997}`),
  },
  {
    name: 'words that are nowhere',
    pathOf: (place) => search(`${inventedAt(place)} ${inventedAt(place + 1)}`),
  },
  {
    name: 'questions of 2 kB',
    share: 0.2,
    pathOf: (place) =>
      search(repeated(`${inventedAt(place)} ${wordAt(place)} ${wordAt(place * 3 + 1)} `, longest)),
  },
  parsed('figures', (place) => `within ${place % 90} hours over 8.${place % 9} `),
  parsed('amounts', () => '£1,000,000.00 deposit '),
  parsed('what is said not to be', () => 'not without never paid no '),
  parsed('complaints', () => 'withheld money refused withdrawal '),
  parsed('accents', () => 'é\u0301\u0323ö '),
  parsed('one letter', () => 'a '),
  parsed('no spaces', () => 'withdrawal'),
  parsed('distress, nearly', () => 'i wont kil my'),
  parsed('signs', () => '"<>&\'%\\#?/'),
  parsed('outside of the plane', () => '𝕮😀\u202e'),
  {
    name: 'comparisons of nothing',
    share: few,
    pathOf: (place) => `/compare?with=${repeated(`${inventedAt(place)},`, 1_900)}`,
  },
  {
    name: 'a parameter again and again',
    share: few,
    pathOf: (place) => `/casino-reviews/find?${repeated(`score=${place % 10}&`, 1_900)}`,
  },
  {
    name: 'filters of nothing',
    share: few,
    pathOf: (place) =>
      `/casino-reviews/find?${fields.map((name) => `${name}=${inventedAt(place)}${repeated('9', 150)}`).join('&')}`,
  },
  {
    name: 'articles of nothing',
    share: few,
    pathOf: (place) => `/casino-blog/find?${fields.map((name) => `${name}=${inventedAt(place)}`).join('&')}`,
  },
  {
    name: 'sums without an end',
    share: few,
    pathOf: (place) =>
      `/worked-out?${['of', 'amount', 'multiple', 'stake', 'rtp', 'hours'].map((name) => `${name}=${place}${repeated('1e', 200)}`).join('&')}`,
  },
  {
    name: 'what JavaScript calls its own',
    share: few,
    pathOf: (place) =>
      `/market?__proto__=${place}&constructor=1&hasOwnProperty=2&country[]=${place}&q[a]=%00`,
  },
  { name: 'half an escape', share: few, pathOf: (place) => `/search?q=%E0%A4%A&q=%${place % 10}&kind=%ff` },
]
