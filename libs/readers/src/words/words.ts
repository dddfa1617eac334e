import { createWords, type Words } from '@house-edge/ui/language'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { german } from './german.ts'

/** What readers are offered beside a page, in the language of the page. */
export const words: Words<typeof english> = createWords(english, { de: german, ar: arabic })

/** The same in every language, for what readers type in whichever. */
export const inEachLanguage: readonly (typeof english)[] = [english, german, arabic]
