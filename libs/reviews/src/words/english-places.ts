/** Countries whose English names take an article in a sentence. */
const withArticle = /^(?:United |Netherlands|Philippines|Bahamas|Gambia|Isle of |Czech Republic|Dominican )/

/** A country as it stands in an English sentence: “the United Kingdom”, “Ireland”. */
export function inSentence(country: string): string {
  return withArticle.test(country) ? `the ${country}` : country
}
