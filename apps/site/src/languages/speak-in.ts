import { speak } from '@house-edge/ui/language'
import { tagOf } from '../language.ts'

/** Sets the language of the page that is rendered from here on, by the id of its documents. */
export function speakIn(lang: string | undefined): void {
  speak(tagOf(lang), tagOf())
}

/** Says something at once in a language, whatever is rendered after it. */
export function sayIn<Said>(lang: string | undefined, make: () => Said): Said {
  speakIn(lang)
  try {
    return make()
  } finally {
    speakIn(undefined)
  }
}
