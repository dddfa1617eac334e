import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Finding } from '../workspace/finding.ts'
import { filesUnder, projectsIn } from '../workspace/projects.ts'

/** A declaration that knows left and right by name. */
const physical =
  /(?:^|[{;])\s*((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right))\s*(?=[:;}])/gm

/** Declarations that name the sides, or the corners, by the order of their values. */
const ordered =
  /(?:^|[{;])\s*((margin|padding|inset|border-(?:radius|width|style|color)|scroll-(?:margin|padding))\s*:\s*([^;}]+))/gm

function isLopsided(name: string, values: readonly string[]): boolean {
  const [first, second = first, third = first, fourth = second] = values
  return name === 'border-radius' ? first !== second || third !== fourth : second !== fourth
}

/** Values apart from each other, whatever stands in their brackets. */
function valuesOf(text: string): readonly string[] {
  return text.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

/** Styles have no left and right, so that pages in Arabic are turned by their direction alone. */
export function physicalDirections(root: string): Finding[] {
  return projectsIn(root)
    .filter(({ folder }) => /[\\/](?:libs|apps)[\\/]/.test(folder))
    .flatMap(({ folder }) => filesUnder(folder))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      const found = [
        ...[...text.matchAll(physical)].map(([, what = '']) => what),
        ...[...text.matchAll(ordered)].flatMap(([, what = '', name = '', values = '']) =>
          isLopsided(name, valuesOf(values)) ? what.trim() : [],
        ),
      ]
      return found.map((what) => ({
        where: relative(root, file).replaceAll('\\', '/'),
        what: `"${what}" knows left and right: write inline-start and inline-end`,
      }))
    })
}
