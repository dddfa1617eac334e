import { spokenLanguage } from '@house-edge/ui/language'
import type { calculators } from '../../words/calculators/english.ts'
import { words } from '../../words/words.ts'

type All = typeof calculators
/** With the language of its figures: a server renders an island apart from its page, which has it. */
type OfForm = Omit<All, 'wagering' | 'evening'> & { language: string }

/** What the fields of a calculator and its form say. */
export type FormWords = OfForm
/** What a calculator says: it is given its words, because a catalogue must not reach browsers. */
export type WageringWords = OfForm & All['wagering']
export type EveningWords = OfForm & All['evening']

/** What the calculator of a bonus says in the language of the page. */
export function wageringSaid(): WageringWords {
  return { ...ofForm(), ...words().calculators.wagering }
}

/** What the calculator of an evening says in the language of the page. */
export function eveningSaid(): EveningWords {
  return { ...ofForm(), ...words().calculators.evening }
}

function ofForm(): OfForm {
  const { send, wrong, link, problems } = words().calculators
  return { send, wrong, link, problems, language: spokenLanguage() }
}
