import { RestError } from '../rest-error.ts'

/** How deeply parentheses may be nested. Every level is one of the parser's own calls, and one of Postgres's. */
const deepest = 50

/** A place in a parameter of the query string, and what may be read from there. */
export class Cursor {
  readonly text: string
  at = 0
  private readonly what: string
  private depth = 0

  /** @param what What is being read, for the message when it cannot be. */
  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  peek(literal: string): boolean {
    return this.text.startsWith(literal, this.at)
  }

  take(literal: string): boolean {
    if (!this.peek(literal)) return false
    this.at += literal.length
    return true
  }

  expect(literal: string): void {
    if (!this.take(literal)) throw this.fail(`"${literal}"`)
  }

  /** What a sticky expression matches here. */
  match(expression: RegExp): string | undefined {
    expression.lastIndex = this.at
    const found = expression.exec(this.text)?.[0]
    this.at += found?.length ?? 0
    return found
  }

  skipSpace(): void {
    this.match(/[ \t]*/y)
  }

  /** Reads something in parentheses, which may hold more of its kind. @throws {RestError} Nested too deeply. */
  nested<T>(read: () => T): T {
    this.expect('(')
    this.depth += 1
    if (this.depth > deepest) throw this.fail(`at most ${deepest} levels`)
    const inner = read()
    this.depth -= 1
    this.expect(')')
    return inner
  }

  /** One or more, parted by commas. */
  list<T>(read: () => T): T[] {
    const items: T[] = []
    do {
      this.skipSpace()
      items.push(read())
      this.skipSpace()
    } while (this.take(','))
    return items
  }

  expectEnd(): void {
    if (!this.isAtEnd) throw this.fail('end of input')
  }

  fail(expected: string): RestError {
    const here = this.isAtEnd ? 'end of input' : JSON.stringify(this.text[this.at])
    const text = this.text.length > 200 ? `${this.text.slice(0, 200)}…` : this.text
    return new RestError(
      400,
      'PGRST100',
      `"failed to parse ${this.what} (${text})" (line 1, column ${this.at + 1})`,
      {
        details: `unexpected ${here} expecting ${expected}`,
      },
    )
  }
}
