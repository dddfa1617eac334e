import { readGroup, readText } from '@house-edge/slices/reading'
import type { SettingsDocument } from '../documents.ts'
import { foldLetters } from '../letters/fold-letters.ts'

/** What readers type, and what is searched in its place. */
interface Synonym {
  said: RegExp
  means: string
}

/** Of settings that were read: ones that were published again are another object. */
const known = new WeakMap<SettingsDocument, readonly Synonym[]>()

/** A question in the words of the site: what readers type is replaced by what editors say that we call it. */
export function inOurWords(question: string, settings: SettingsDocument | null | undefined): string {
  if (!settings) return question
  const synonyms = known.get(settings) ?? synonymsOf(settings)
  known.set(settings, synonyms)
  const folded = foldLetters(question)
  const found = synonyms.find(({ said }) => said.test(folded))
  return found ? folded.replace(found.said, found.means) : question
}

/** The longest first, so that “bank card” is not read as a bank. */
function synonymsOf({ data }: SettingsDocument): readonly Synonym[] {
  return readGroup(data.synonyms)
    .flatMap(({ words, means: meant }) => {
      const means = readText(meant)
      if (means === undefined) return []
      return (readText(words) ?? '').split(',').flatMap((word) => {
        const said = foldLetters(word).trim()
        return said === '' ? [] : [{ said, means }]
      })
    })
    .toSorted((one, other) => other.said.length - one.said.length)
    .map(({ said, means }) => ({
      said: new RegExp(
        `(?<![\\p{L}\\p{N}])${said.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
        'u',
      ),
      means,
    }))
}
