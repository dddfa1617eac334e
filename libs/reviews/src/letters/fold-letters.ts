/** And what is above and below an Arabic alef, which readers leave out, and which is no diacritic to Unicode. */
const accents = /[\p{Diacritic}\u0653-\u0655]/gu

/** Letters that are no letter with an accent to Unicode, and are typed without it none the less. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' }

/** Of the letters of ASCII Unicode counts these two among the accents. */
const isSimple = /^[\t\n\r -\]_a-~]*$/

/** Text for comparison: lower case, without accents. */
export function foldLetters(text: string): string {
  // Nearly all texts, in a tenth of the time.
  if (isSimple.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[ßłıøđæœ]/g, (letter) => plain[letter] ?? letter)
}
