import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { projectsIn } from '../workspace/projects.ts'
import type { Finding } from './sources.ts'

/** Their pages are in Storybook, one for each component. */
const shownInStorybook = new Set(['libs/ui', 'libs/slices'])

/**
 * Every function that a library publishes is named in its README, where its user looks for what there is. Types are
 * found from the functions that take and return them.
 */
export function functionsInNoReadme(root: string): Finding[] {
  return projectsIn(root).flatMap(({ folder }) => {
    const library = relative(root, folder)
    const readme = join(folder, 'README.md')
    if (!library.startsWith('libs/') || shownInStorybook.has(library) || !existsSync(readme)) return []
    const said = new Set(readFileSync(readme, 'utf8').match(/\w+/g))
    return globSync('src/*.ts', { cwd: folder })
      .filter((file) => !/\.test(?:-d)?\.ts$/.test(file))
      .flatMap((file) => exportedValues(readFileSync(join(folder, file), 'utf8')))
      .filter((name) => /^[a-z]/.test(name) && !said.has(name))
      .map((name) => ({ where: `${library}/README.md`, what: `does not name ${name}, which is published` }))
  })
}

function exportedValues(text: string): string[] {
  const { statements } = ts.createSourceFile('entry.ts', text, ts.ScriptTarget.Latest)
  return statements
    .filter((statement) => ts.isExportDeclaration(statement))
    .flatMap(({ isTypeOnly, exportClause }) =>
      !isTypeOnly && exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .filter((element) => !element.isTypeOnly)
    .map(({ name }) => name.text)
}
