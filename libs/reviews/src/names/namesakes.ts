import { foldLetters } from '../letters/fold-letters.ts'
import type { KnownName } from './known-names.ts'

/** Titles that a name is known without. */
const titles = /^(?:dr|prof|mr|mrs|ms)\b/

/** Whose name the name of a reader holds, in whatever case, accents and spaces, so that others may take one for the other. */
export function findNamesake(name: string, known: readonly KnownName[]): KnownName | undefined {
  const said = lettersOf(name)
  return known.find((one) => {
    const letters = lettersOf(one.name)
    return letters !== '' && said.includes(letters)
  })
}

function lettersOf(name: string): string {
  return foldLetters(name)
    .trim()
    .replace(titles, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
