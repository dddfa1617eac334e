import { parsingError } from '../errors/wire-error.ts'
import { describePlace, placeOf } from './parse-filters.ts'

/** Which fields of something are wanted. */
export interface FieldSet {
  /** `...pageFields`: every field. */
  all: boolean
  fields: ReadonlyMap<string, FieldSet | undefined>
  /** `...on author { … }`: by type of document, of slice or of variation. */
  on: ReadonlyMap<string, FieldSet>
}

/**
 * Reads a `graphQuery`: `{ page { title author { ...on person { name } } } }`.
 *
 * White space may be missing anywhere, as tools that shorten addresses leave it
 * out: `...onauthor{` means `...on author {`.
 *
 * @throws {WireError} 400 `parsing-error`, with the place of the fault.
 */
export function parseGraphQuery(text: string): FieldSet {
  const tokens = tokensOf(text)
  let next = 0

  function fail(wanted: string): never {
    const token = tokens[next]
    const at = token?.at ?? text.length
    throw parsingError(
      `expected ${wanted} but found ${token ? `'${token.text}'` : 'the end'} on ${describePlace(text, at)} in the graphQuery`,
      { ...placeOf(text, at), location: 'graphQuery' },
    )
  }

  function accept(wanted: string): boolean {
    if (tokens[next]?.text !== wanted) return false
    next++
    return true
  }

  function word(wanted: string): string {
    const token = tokens[next]
    if (!token || !/^[\w-]+$/.test(token.text)) return fail(wanted)
    next++
    return token.text
  }

  function readSet(): FieldSet {
    const set = {
      all: false,
      fields: new Map<string, FieldSet | undefined>(),
      on: new Map<string, FieldSet>(),
    }
    if (!accept('{')) fail("'{'")
    while (!accept('}')) {
      if (accept('...')) readFragment(set)
      else {
        const name = word('a field')
        set.fields.set(name, tokens[next]?.text === '{' ? readSet() : undefined)
      }
    }
    return set
  }

  function readFragment(set: { all: boolean; on: Map<string, FieldSet> }): void {
    const name = word("'on' or the name of a fragment")
    if (name === 'on') set.on.set(word('a type'), readSet())
    else if (tokens[next]?.text === '{' && name.startsWith('on')) set.on.set(name.slice(2), readSet())
    else if (name.endsWith('Fields')) set.all = true
    else fail("'{'")
  }

  const set = readSet()
  if (next < tokens.length) fail('the end')
  return set
}

function tokensOf(text: string): { text: string; at: number }[] {
  return [...text.matchAll(/\.\.\.|[{}]|[\w-]+|[^\s,]/g)].map((match) => ({
    text: match[0],
    at: match.index,
  }))
}
