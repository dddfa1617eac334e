import { pseudoLanguage, spokenLanguage } from './spoken.ts'

/** Messages by name, in groups where there are many: a text, or a function of what it mentions. */
export interface Messages {
  readonly [name: string]: string | Messages | ((...given: never[]) => string)
}

/** Reads the catalogue of a language. Default: that of the page. */
export type Words<Catalogue extends Messages> = (language?: string) => Catalogue

/**
 * Joins the catalogues of a library: the type of the first is that of all, so that a message that is missing, left over or
 * given something else does not compile.
 *
 * @param original The catalogue in English.
 * @param others By BCP 47 tag, or by the language alone.
 * @returns What reads them: the catalogue of the page's language (`speak`); English where there is none.
 *
 * @example
 * ```ts
 * const english = { title: 'Sign in', found: (count: number) => plural(count, { one: '1 page', other: `${count} pages` }) }
 * export const words: Words<typeof english> = createWords(english, { de: { title: 'Anmelden', found: (count) => `${count} Seiten` } })
 * words().found(2)
 * ```
 */
export function createWords<Catalogue extends Messages>(
  original: Catalogue,
  others: Readonly<Record<string, Catalogue>>,
): Words<Catalogue> {
  const all = new Map(Object.entries(others))
  return (language = spokenLanguage()) => {
    const known = all.get(language) ?? all.get(language.split('-')[0] ?? '')
    if (known || language !== pseudoLanguage) return known ?? original
    const pseudo = marked(original) as Catalogue
    all.set(language, pseudo)
    return pseudo
  }
}

function marked(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === 'string'
        ? markedText(message)
        : typeof message === 'function'
          ? (...given: never[]) => markedText(message(...given))
          : marked(message),
    ]),
  )
}

const letters = { from: 'aceinosuyAEINOUY', to: 'áçéîñöšûýÅÉÎÑÖÛÝ' } as const

/** A text of the pseudo-language: readable, a third longer, and in brackets that show where it was cut. */
function markedText(text: string): string {
  if (text === '') return text
  // What stands in braces is the name of a value that is written there later.
  const accented = text.replaceAll(
    /\{\w+\}|[aceinosuy]/gi,
    (found) => letters.to[letters.from.indexOf(found)] ?? found,
  )
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length / 3))}⟧`
}
