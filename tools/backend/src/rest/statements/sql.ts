/** A piece of SQL with the values that go with it, to be put together with others. */
export interface Sql {
  texts: string[]
  values: unknown[]
}

/** `sql\`id = ${1}\``: values become parameters, pieces are put in their place. */
export function sql(strings: TemplateStringsArray, ...inserted: unknown[]): Sql {
  const texts = [strings[0] ?? '']
  const values: unknown[] = []
  inserted.forEach((one, at) => {
    const following = strings[at + 1] ?? ''
    if (!isSql(one)) {
      values.push(one)
      texts.push(following)
      return
    }
    texts[texts.length - 1] += one.texts[0] ?? ''
    for (const text of one.texts.slice(1)) texts.push(text)
    for (const value of one.values) values.push(value)
    texts[texts.length - 1] += following
  })
  return { texts, values }
}

/** SQL as it stands. Never from a request. */
export const raw = (text: string): Sql => ({ texts: [text], values: [] })

export const nothing: Sql = raw('')

/** A name in quotes, however odd it is. */
export function ident(name: string): Sql {
  return raw(`"${name.replaceAll('\0', '').replaceAll('"', '""')}"`)
}

export function join(pieces: Sql[], separator: string): Sql {
  const texts: string[] = ['']
  const values: unknown[] = []
  pieces.forEach((piece, at) => {
    texts[texts.length - 1] += (at > 0 ? separator : '') + (piece.texts[0] ?? '')
    for (const text of piece.texts.slice(1)) texts.push(text)
    for (const value of piece.values) values.push(value)
  })
  return { texts, values }
}

/** Text and parameters for Postgres. */
export function toStatement({ texts, values }: Sql): { text: string; values: unknown[] } {
  return { text: texts.map((text, at) => (at === 0 ? text : `$${at}${text}`)).join(''), values }
}

function isSql(value: unknown): value is Sql {
  return typeof value === 'object' && value !== null && 'texts' in value
}
