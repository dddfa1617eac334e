import type { LoadedQuestions } from '../site/question.ts'

/** Makes a part of a page in its language. What is made after it, of another page, is in the original again. */
export function inLanguage<Made>(
  speak: LoadedQuestions['speak'],
  lang: string | undefined,
  make: () => Made,
): Made {
  speak?.(lang)
  try {
    return make()
  } finally {
    speak?.(undefined)
  }
}
