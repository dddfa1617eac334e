import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Finding } from '../workspace/finding.ts'
import { filesUnder, projectsIn } from '../workspace/projects.ts'

/** A declaration that knows left and right. `inset` and the like with four values name them by their order. */
const physical =
  /(?:^|[{;])\s*((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right))\s*(?=[:;}])/gm

/** Styles have no left and right, so that pages in Arabic are turned by their direction alone. */
export function physicalDirections(root: string): Finding[] {
  return projectsIn(root)
    .filter(({ folder }) => /[\\/](?:libs|apps)[\\/]/.test(folder))
    .flatMap(({ folder }) => filesUnder(folder))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      return [...text.matchAll(physical)].map(([, what = '']) => ({
        where: relative(root, file).replaceAll('\\', '/'),
        what: `"${what}" knows left and right: write inline-start and inline-end`,
      }))
    })
}
