const accents = /\p{Diacritic}/gu

/** Text as it is compared: without accents, in small letters. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase()
}
