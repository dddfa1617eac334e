/** Marks on Arabic letters, which most texts leave out, and the stroke that stretches words. */
const arabicMarks = /[\u064b-\u065f\u0670\u0640]/g
/** The article, alone and with a word before it. */
const arabicBefore = /^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u
const arabicAfter = /(?<=\p{L}{3})(?:ها|ات|ان|ون|ين|يه|ه|ي)$/u

/** Umlauts as they are typed where there are none; not within “neue” and “Quelle”. */
const germanTyped = /(?<![aeiouq])([aou])e/g
const germanEnding = /(?<=\p{L}{4})(?:ern|em|en|er|es|e|n|s)$/u

const formers: Readonly<Record<string, (word: string) => string>> = {
  // After the light stemmer of Lucene: https://lucene.apache.org/core/9_11_0/analysis/common/org/apache/lucene/analysis/ar/package-summary.html
  ar: (word) =>
    word
      .replaceAll(arabicMarks, '')
      .replaceAll('ى', 'ي')
      .replaceAll('ة', 'ه')
      .replace(arabicBefore, '')
      .replace(arabicAfter, ''),
  de: (word) => word.replaceAll(germanTyped, '$1').replace(germanEnding, ''),
}

/** What reduces folded words of a language to what their forms have in common. `undefined`: words are compared as they are. */
export type WordForms = ((word: string) => string) | undefined

/** @param tag BCP 47, or the id of a language of documents, such as `de-at`. */
export function wordForms(tag: string | undefined): WordForms {
  return formers[tag?.split('-')[0] ?? '']
}

/** Whether a language writes several words as one, such as “Auszahlungsdauer”. */
export function joinsWords(tag: string | undefined): boolean {
  return tag?.split('-')[0] === 'de'
}

/** Shorter parts of words mean anything. */
const shortestPart = 4
/** Between words that are written as one. */
const linking = /(?:es|en|s|n)$/

/** How a word may be taken apart into two, each with what links them and without. */
export function* splitsOf(word: string): Generator<readonly [first: string, last: string]> {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)]
    for (const before of new Set([first, first.replace(linking, '')]))
      if (before.length >= shortestPart) yield [before, last]
  }
}
