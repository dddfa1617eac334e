import { createWords, type Words } from '../language/words.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { german } from './german.ts'

/** What components say, in the language of the page. */
export const words: Words<typeof english> = createWords(english, { de: german, ar: arabic })
