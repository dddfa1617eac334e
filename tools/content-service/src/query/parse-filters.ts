import { parsingError } from '../errors/wire-error.ts'

/** A filter as written: `[name(path, argument, …)]`. */
export interface FilterSyntax {
  name: string
  arguments: ArgumentSyntax[]
  /** Where the filter begins, counted from 0. */
  at: number
  /** The whole `q` parameter, for messages. */
  text: string
}

/** A name with dots is a path in documents; anything else is a value. */
type ArgumentSyntax =
  | { kind: 'path'; parts: string[]; at: number }
  | { kind: 'value'; value: FilterValue; at: number }

/** Lists in lists mean nothing to any filter; thousands of them would end the stack. */
const deepestList = 8

/** A value in a filter. */
export type FilterValue = string | number | boolean | FilterValue[]

/**
 * Reads one `q` parameter: `[[at(document.type, "page")][has(my.page.title)]]`.
 *
 * In a string only `\"` is an escape; every other backslash stands for itself,
 * because that is all the clients escape. The old prefix `:d =` is accepted.
 *
 * @throws {WireError} 400 `parsing-error`, with the place of the fault.
 */
export function parseFilters(text: string): FilterSyntax[] {
  const reader = createReader(text)
  const filters: FilterSyntax[] = []

  reader.expect('[')
  while (!reader.accept(']')) filters.push(readFilter(reader, text))
  reader.expectEnd()
  return filters
}

function readFilter(reader: Reader, text: string): FilterSyntax {
  const at = reader.position()
  reader.expect('[')
  if (reader.accept(':d')) reader.expect('=')
  const name = reader.word('the name of a filter')
  reader.expect('(')
  const found: ArgumentSyntax[] = []
  if (!reader.accept(')')) {
    do found.push(readArgument(reader))
    while (reader.accept(','))
    reader.expect(')')
  }
  reader.expect(']')
  return { name, arguments: found, at, text }
}

function readArgument(reader: Reader, level = 0): ArgumentSyntax {
  const at = reader.position()
  const value = readValue(reader, level)
  if (value !== undefined) return { kind: 'value', value, at }

  const word = reader.word('a path or a value')
  if (word === 'true' || word === 'false') return { kind: 'value', value: word === 'true', at }
  return { kind: 'path', parts: word.split('.'), at }
}

function readValue(reader: Reader, level: number): FilterValue | undefined {
  if (reader.peek() === '"') return reader.string()
  if (level < deepestList && reader.accept('[')) return readList(reader, level + 1)
  return reader.number()
}

function readList(reader: Reader, level: number): FilterValue[] {
  const values: FilterValue[] = []
  if (reader.accept(']')) return values
  do {
    const argument = readArgument(reader, level)
    if (argument.kind === 'path') reader.fail('a value', argument.at)
    else values.push(argument.value)
  } while (reader.accept(','))
  reader.expect(']')
  return values
}

interface Reader {
  position(): number
  peek(): string | undefined
  accept(token: string): boolean
  expect(token: string): void
  expectEnd(): void
  word(wanted: string): string
  number(): number | undefined
  string(): string
  fail(wanted: string, at?: number): never
}

const wordPattern = /[A-Za-z_][\w.-]*/y
const numberPattern = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y

function createReader(text: string): Reader {
  let position = 0

  function skipSpace(): void {
    while (position < text.length && /\s/.test(text[position] ?? '')) position++
  }

  function match(pattern: RegExp): string | undefined {
    skipSpace()
    pattern.lastIndex = position
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) position += found.length
    return found
  }

  function fail(wanted: string, at = position): never {
    const found = at < text.length ? `'${text[at]}'` : 'the end'
    throw parsingError(
      `expected ${wanted} but found ${found} on ${describePlace(text, at)} in query '${text}'`,
      {
        ...placeOf(text, at),
      },
    )
  }

  return {
    position() {
      skipSpace()
      return position
    },
    peek() {
      skipSpace()
      return text[position]
    },
    accept(token) {
      skipSpace()
      if (!text.startsWith(token, position)) return false
      position += token.length
      return true
    },
    expect(token) {
      if (!this.accept(token)) fail(`'${token}'`)
    },
    expectEnd() {
      skipSpace()
      if (position < text.length) fail('the end of the query')
    },
    word: (wanted) => match(wordPattern) ?? fail(wanted),
    number() {
      const found = match(numberPattern)
      return found === undefined ? undefined : Number(found)
    },
    string() {
      const start = position
      let value = ''
      for (position++; position < text.length; position++) {
        const character = text[position]
        if (character === '\\' && text[position + 1] === '"') {
          value += '"'
          position++
        } else if (character === '"') {
          position++
          return value
        } else value += character
      }
      return fail(`the closing '"' of the string that begins at column ${placeOf(text, start).column}`)
    },
    fail,
  }
}

/** The line and column of a place in some text, both counted from 1. */
export function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** A place in words. */
export function describePlace(text: string, at: number): string {
  const { line, column } = placeOf(text, at)
  return `line:${line} col:${column}`
}
