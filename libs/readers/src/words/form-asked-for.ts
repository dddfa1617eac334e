import type { english } from './english.ts'
import { inEachLanguage } from './words.ts'

/** A form that is asked for by its name. */
type Form = keyof typeof english.asked

/** The form that a search asks for by its name, in any language of the site. `undefined`: it asks for something to read. */
export function formAskedFor(question: string): Form | undefined {
  const typed = question.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const forms: readonly Form[] = ['complaints', 'signUp']
  return forms.find((form) => inEachLanguage.some(({ asked }) => asked[form].split(', ').includes(typed)))
}
