import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const serverEntries = ['index.ts', 'language.ts', 'page.ts', 'forms.ts', 'icons.ts']

/** Every file of this package that an entry reaches. */
function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)
    for (const [, path = ''] of imports) visit(join(dirname(file), path))
  }
  visit(join(import.meta.dirname, entry))
  return reached
}

describe('package.json: the server entries', () => {
  it.each(serverEntries)('reach no file that ships JavaScript from %s', (entry) => {
    const islands = [...reachedFrom(entry)].filter((file) =>
      readFileSync(file, 'utf8').includes("'use client'"),
    )
    expect(islands).toEqual([])
  })

  it.each(serverEntries)('import no stylesheet from %s, for Node', (entry) => {
    const importing = [...reachedFrom(entry)].filter((file) =>
      /import '[^']+\.css'/.test(readFileSync(file, 'utf8')),
    )
    expect(importing).toEqual([])
  })
})

describe('package.json: the entry of islands', () => {
  it('reaches no function of React that a smaller React lacks', () => {
    const wanting = [...reachedFrom('islands.ts')].filter((file) =>
      /import \{[^}]*\bcache\b[^}]*\} from 'react'/.test(readFileSync(file, 'utf8')),
    )
    expect(wanting).toEqual([])
  })
})
