import { foldLetters } from '../letters/fold-letters.ts'
import { separators } from '@house-edge/ui/language'
import type { Hit } from '../text-index/hits.ts'

const longest = 180

/** What is shown of a document that was found: a part of a sentence around the first word that matches, or a name. */
export function contextOf({ line, isSentence, words }: Pick<Hit, 'line' | 'isSentence' | 'words'>): string {
  return isSentence ? cut(line, words) : line
}

/** The words of texts that are among those looked for, which are compared in small letters and without accents. */
export function wordsFound(texts: readonly string[], looked: readonly string[]): readonly string[] {
  const wanted = new Set(looked)
  const said = texts.flatMap((text) => text.split(separators))
  return [...new Set(said.filter((word) => wanted.has(foldLetters(word))))]
}

/** Shortens a line around the first matching word. */
function cut(line: string, found: readonly string[]): string {
  if (line.length <= longest) return line
  const folded = foldLetters(line)
  const at = Math.min(...found.map((word) => folded.indexOf(word)).filter((place) => place >= 0), line.length)
  const from = at < longest - 40 ? 0 : at - 60
  const begin = from === 0 ? 0 : line.indexOf(' ', from) + 1
  const end = line.lastIndexOf(' ', begin + longest)
  const part = line.slice(begin, end > begin ? end : begin + longest)
  return `${begin > 0 ? '… ' : ''}${part}${end < line.length ? ' …' : ''}`
}
