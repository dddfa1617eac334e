/** English with marks on every letter, to see what is not in a catalogue. */
export const pseudoLanguage = 'en-XA'

/** The language of what says none. */
export const defaultLanguage = 'en-GB'

/** On the global object: words that one copy of this module says lazily are rendered by another (docs/decisions/0230). */
const place = Symbol.for('@house-edge/ui/language')

/** What is rendered, and the language in which the site says what names none. */
export interface Spoken {
  language: string
  original: string
  /** The language of a document that is shown in place of a translation, where its letters are not those of the page. */
  shown?: string
}

let ofRequest: (() => Spoken | undefined) | undefined

/** Says where to look first for the language of what is being rendered. */
export function spokenBy(find: () => Spoken | undefined): void {
  ofRequest = find
}

/** Sets the language of what is rendered in one go, in every copy of this module. */
export function speakInOneGo(spoken: Spoken | undefined): void {
  const holder = globalThis as { [place]?: Spoken | undefined }
  holder[place] = spoken
}

/**
 * Says that the page shows a document in another language, for want of a translation: from here on its texts are marked with
 * that language ({@link asShown}), and what the page says itself is not. Called after `speak`, before the document is rendered.
 *
 * @returns Whether they can be told apart. Languages with the same letters cannot: mark the whole part with the language.
 */
export function showInstead(language: string): boolean {
  const spoken = spokenNow()
  if (!spoken || Object.isFrozen(spoken) || directionOf(language) === directionOf(spoken.language))
    return false
  spoken.shown = language
  return true
}

/**
 * The attributes of a text that may be of a document, on a page that shows one in another language ({@link showInstead}): its
 * letters say whether it is. None on every other page.
 *
 * @example
 * ```tsx
 * <p {...asShown(headline)}>{headline}</p>
 * ```
 */
export function asShown(text: unknown): { lang?: string; dir?: 'auto' } {
  const shown = spokenNow()?.shown
  if (shown === undefined || typeof text !== 'string') return {}
  const isFromRight = lettersFromRight.test(text)
  const isShown = directionOf(shown) === 'rtl' ? isFromRight : !isFromRight && /\p{L}/u.test(text)
  return isShown ? { lang: shown, dir: 'auto' } : {}
}

/** Of Hebrew, Arabic, Syriac, Thaana and their neighbours in Unicode, and none of their commas: those join English words as well. */
const lettersFromRight = /[\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u0710-\u08ff]/

/** The language of the page that is rendered, or of the page that is open in a browser: a BCP 47 tag. */
export function spokenLanguage(): string {
  return spokenNow()?.language ?? ofDocument() ?? defaultLanguage
}

function spokenNow(): Spoken | undefined {
  return ofRequest?.() ?? (globalThis as { [place]?: Spoken | undefined })[place]
}

/** Whether the page is in the language that the site is written in first. */
function isOriginal(): boolean {
  return spokenLanguage() === (spokenNow()?.original ?? defaultLanguage)
}

/**
 * The address of a handler that a form of the page is posted to, with the language of the page, by which the handler says what
 * comes of it: `/api/sign-in?lang=de-AT`. On a page in the original language (`speak`) it is as it was.
 */
export function inSpoken(address: string): string {
  if (isOriginal()) return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${spokenLanguage()}`
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
 * The attributes of a part that is written in a language, such as what is not translated yet: none where the page is in it, and
 * {@link directionOfText} alone where nobody knows (WCAG 2.2, 3.1.2). Its letters say its direction: a list of languages would
 * be loaded with every card.
 *
 * @param language BCP 47, in any case, and said as it is given. `undefined`: nobody knows.
 *
 * @example
 * ```tsx
 * <p {...writtenIn(document.lang)}>{headline}</p>
 * ```
 */
export function writtenIn(language: string | null | undefined): {
  lang?: string
  dir?: 'auto' | undefined
} {
  if (!language) return { dir: directionOfText() }
  return language.toLowerCase() === spokenLanguage().toLowerCase() ? {} : { lang: language, dir: 'auto' }
}

/**
 * The direction of a text that may be in another language than the page, such as what is not translated yet: its own letters
 * decide, so that its full stop stands at its end. On a page in the language that is written first nothing is left in another.
 */
export function directionOfText(): 'auto' | undefined {
  return isOriginal() ? undefined : 'auto'
}
