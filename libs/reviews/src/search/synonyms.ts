import { readGroup, readText } from '@house-edge/slices/reading'
import type { SettingsDocument } from '../documents.ts'
import { foldLetters } from '../letters/fold-letters.ts'

/** What readers type, and what is searched in its place. */
interface Synonym {
  said: string
  pattern: RegExp
  means: string
}

/** Of settings that were read: ones that were published again are another object. */
const known = new WeakMap<SettingsDocument, readonly Synonym[]>()

/** A beginning of fewer letters could be that of many words. */
const shortestBeginning = 4

/** A question in the words of the site: what readers type is replaced by what editors say that we call it. */
export function inOurWords(question: string, settings: SettingsDocument | null | undefined): string {
  const folded = foldLetters(question)
  const found = synonymsIn(settings).find(({ pattern }) => pattern.test(folded))
  return found ? folded.replace(found.pattern, found.means) : question
}

/** The same of a question that is being typed: what it may become counts before what it has already. */
export function typedInOurWords(typed: string, settings: SettingsDocument | null | undefined): string {
  const folded = foldLetters(typed).trim()
  const begun =
    folded.length < shortestBeginning
      ? undefined
      : synonymsIn(settings).findLast(({ said }) => said.startsWith(folded))
  return begun?.means ?? inOurWords(typed, settings)
}

function synonymsIn(settings: SettingsDocument | null | undefined): readonly Synonym[] {
  if (!settings) return []
  const synonyms = known.get(settings) ?? synonymsOf(settings)
  known.set(settings, synonyms)
  return synonyms
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
      said,
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])${said.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
        'u',
      ),
      means,
    }))
}
