import { Fragment, createElement, type ReactNode } from 'react'
import { splitList } from '@house-edge/slices/reading'
import { listFormat, nameOf } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

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

/** Of no state: what is licensed or run from there is under the law of none, which the name of a continent would hide. */
const stateless: ReadonlySet<string> = new Set(['AQ'])

/** Says by the law of which country somebody acts: its name, or that it is none. */
export function stateWords(code: string | undefined): string | undefined {
  const place = countryWords(code)
  return place !== undefined && stateless.has(code?.toUpperCase() ?? '')
    ? words().facts.noState(place)
    : place
}

/** Says a list of ISO 3166 codes, as editors write them, by name. */
export function countriesWords(codes: string | undefined): string | undefined {
  return listWords(splitList(codes).map(countryWords))
}
