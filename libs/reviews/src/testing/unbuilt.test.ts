import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('is loaded by journeys of a clean clone, in which no library is built', () => {
  const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
  const files = [...read('../testing.ts').matchAll(/from '\.\/testing\/([^']+)'/g)].map(
    ([, file = '']) => file,
  )
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    expect([file, ...read(file).matchAll(/^(?:import|export) (?!type\b)[^']*'@house-edge\//gm)]).toEqual([
      file,
    ])
})
