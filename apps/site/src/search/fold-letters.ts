const accents = /\p{Diacritic}/gu

/** Text for comparison: lower case, without accents. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase()
}
