import { isJsonObject, textAt } from '../../../src/json/json.ts'
import type { Json } from '../../../src/json/json.ts'

const mostLetters = 90

/** The first words in a value, to tell it from its neighbours; empty when there are none. */
export function summaryOf(value: Json | undefined): string {
  const words = wordsIn(value)
  return words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words
}

function wordsIn(value: Json | undefined): string {
  if (typeof value === 'string') return /^[0-9a-f-]{36}$/.test(value) ? '' : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return firstOf(value)
  if (!isJsonObject(value)) return ''
  if ('link_type' in value) return textAt(value, 'text') ?? textAt(value, 'url') ?? ''
  if (textAt(value, 'url')?.startsWith('/images/'))
    return textAt(value, 'alt') ?? textAt(value, 'url')?.slice(8) ?? ''
  if (typeof value['text'] === 'string' && 'spans' in value) return value['text']
  return firstOf(Object.values(value))
}

function firstOf(values: readonly (Json | undefined)[]): string {
  for (const value of values) {
    const words = wordsIn(value)
    if (words !== '') return words
  }
  return ''
}
