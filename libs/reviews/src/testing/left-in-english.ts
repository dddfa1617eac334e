import { pseudoLanguage, speak } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Currencies, and the names of hosts. */
const isCode = /^(?:[A-Z, ]+|[a-z.-]+\.example)$/

/**
 * English words of a page that stand outside of every message of a catalogue, and in no name that `Intl` has.
 *
 * @param page A function, where something is said while it is called.
 */
export function leftInEnglish(page: ReactElement | (() => ReactElement)): readonly string[] {
  speak(pseudoLanguage)
  const html = renderToStaticMarkup(typeof page === 'function' ? page() : page).replaceAll(
    /<(script|style)[\s\S]*?<\/\1>/g,
    '',
  )
  const attributes = [...html.matchAll(/ (?:aria-label|title|placeholder|alt|data-label)="([^"]*)"/g)]
  const texts = [...attributes.map(([, text = '']) => text), ...html.split(/<[^>]*>/)]
  // A message may hold another, and elements.
  const outside = texts
    .join('\n')
    .replaceAll(/⟦[^⟦⟧]*⟧/g, '')
    .replaceAll(/⟦[^⟦⟧]*⟧/g, '')
    .replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return [...new Set(outside.match(/^.*[a-z]{3}.*$/gim))].filter((text) => !isCode.test(text))
}
