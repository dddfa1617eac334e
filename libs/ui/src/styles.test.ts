import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sheets = globSync('*/*.css', { cwd: import.meta.dirname }).map((file) => file.replaceAll('\\', '/'))
const css = [...sheets, 'tokens.css']
  .map((sheet) => readFileSync(join(import.meta.dirname, sheet), 'utf8'))
  .join('\n')
const markup = globSync('*/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

function found(pattern: RegExp, text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
}

function missingFrom(known: ReadonlySet<string>, names: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => !known.has(name)).toSorted()
}

describe('styles.css', () => {
  it('gathers every stylesheet of the package', () => {
    const gathered = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8')
    expect(sheets.length).toBeGreaterThan(30)
    expect(sheets.filter((sheet) => !gathered.includes(`'./${sheet}'`))).toEqual([])
  })

  it('has a rule for every class, and the reverse', () => {
    const ruled = found(/\.(he-[a-z\d-]+)/g, css)
    const worn = found(/[\s'"`](he-[a-z\d-]+)(?=[\s'"`])/g, markup.replace("'he-menu'", ''))
    expect(missingFrom(ruled, worn)).toEqual([])
    // What a page alone knows to be of no use on paper is marked by the page, and what must not break by who sets text.
    expect(missingFrom(new Set([...worn, 'he-unprinted', 'he-whole']), ruled)).toEqual([])
  })

  it('uses every token and no other', () => {
    const defined = found(/(--he-[a-z\d-]+):/g, css)
    const used = found(/var\((--he-[a-z\d-]+)/g, css)
    expect(missingFrom(defined, used)).toEqual([])
    expect(missingFrom(used, defined)).toEqual([])
  })
})
