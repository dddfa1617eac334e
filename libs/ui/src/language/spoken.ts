/** English with marks on every letter, to see what is not in a catalogue. */
export const pseudoLanguage = 'en-XA'

/** The language of what says none. */
export const defaultLanguage = 'en-GB'

/** On the global object: words that one copy of this module says lazily are rendered by another (docs/decisions/0230). */
const place = Symbol.for('@house-edge/ui/language')

let ofRequest: (() => string | undefined) | undefined

/** Says where to look first for the language of what is being rendered. */
export function spokenBy(find: () => string | undefined): void {
  ofRequest = find
}

/** Sets the language of what is rendered in one go, in every copy of this module. */
export function speakInOneGo(language: string | undefined): void {
  const holder = globalThis as { [place]?: string | undefined }
  holder[place] = language
}

/** The language of the page that is rendered, or of the page that is open in a browser: a BCP 47 tag. */
export function spokenLanguage(): string {
  const { [place]: inOneGo } = globalThis as { [place]?: string | undefined }
  return ofRequest?.() ?? inOneGo ?? ofDocument() ?? defaultLanguage
}

/** Of the page that is open in a browser, where it says more than `en`. */
function ofDocument(): string | undefined {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return language === '' || language === 'en' ? undefined : language
}

/** Languages that are written from right to left, of those with many readers (CLDR). */
const fromRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromRight.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr'
}

/**
 * The direction of a text that may be in another language than the page, such as what is not translated yet: on a page from
 * right to left its own decides, so that its full stop stands at its end.
 */
export function directionOfText(): 'auto' | undefined {
  return directionOf(spokenLanguage()) === 'rtl' ? 'auto' : undefined
}
