import { Fragment, createElement, type ReactNode } from 'react'
import { splitList } from '@house-edge/slices/reading'
import { listFormat, nameOf } from '@house-edge/ui/language'

/** Joins words as a sentence would: `a, b and c`. Nothing to join is nothing. */
export function listWords(words: readonly (string | undefined)[]): string | undefined {
  const present = words.filter((word) => word !== undefined)
  return present.length > 0 ? listFormat().format(present) : undefined
}

/** The same with elements: links between the words of the list. */
export function listNodes(nodes: readonly ReactNode[]): ReactNode {
  if (nodes.length === 0) return undefined
  return listFormat()
    .formatToParts(nodes.map((_node, at) => String(at)))
    .map(({ type, value }, place) =>
      createElement(Fragment, { key: place }, type === 'element' ? nodes[Number(value)] : value),
    )
}

/** Says a country by name instead of its ISO 3166 code. What is no code is left as it was written. */
export function countryWords(code: string | undefined): string | undefined {
  return code && /^[A-Za-z]{2}$/.test(code) ? nameOf('region', code.toUpperCase()) : code
}

/** Says a list of ISO 3166 codes, as editors write them, by name. */
export function countriesWords(codes: string | undefined): string | undefined {
  return listWords(splitList(codes).map(countryWords))
}
