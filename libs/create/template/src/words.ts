import { english } from './words/english.ts'
import type { Words } from './words/words.ts'

/** In the language of the site. */
export const words: Words = english
