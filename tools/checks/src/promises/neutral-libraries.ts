import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../workspace/finding.ts'

/** Libraries that a site about anything can take. What is about casinos is in `libs/reviews`. */
const neutral = ['libs/slices', 'libs/ui']

const aboutCasinos = /casino|bonus|wager|gambl/i

/**
 * What these libraries publish names no casino: their declarations with the docstrings in them, as sources and as the
 * written API have them, and the models.
 */
export function casinosInNeutralLibraries(root: string): Finding[] {
  return neutral
    .flatMap((library) => globSync(`${library}/{api/*.md,src/**/*.{ts,tsx},src/*/model.json}`, { cwd: root }))
    .filter((file) => !/\.(?:test|test-d|stories)\.tsx?$|\/(?:testing|conformance)\//.test(file))
    .toSorted()
    .flatMap((where) => {
      const word = aboutCasinos.exec(readFileSync(join(root, where), 'utf8'))?.[0]
      return word === undefined
        ? []
        : [
            {
              where,
              what: `says “${word}”: sites about something else take this library. Move it to libs/reviews`,
            },
          ]
    })
}
