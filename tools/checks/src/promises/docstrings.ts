import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Finding } from '../workspace/finding.ts'
import { parsed } from '../workspace/parsed.ts'
import { projectsIn } from '../workspace/projects.ts'
import { generated } from './sources.ts'

/** Every name that an entry of a library publishes has a docstring (STYLE.md), where it is declared. */
export function undocumentedExports(root: string): Finding[] {
  return projectsIn(root)
    .filter((project) => !project.private && relative(root, project.folder).startsWith('libs/'))
    .flatMap(({ folder }) => globSync(join(folder, 'src/*.{ts,tsx}')))
    .filter((entry) => !generated.test(entry) && !/\.test(?:-d)?\.tsx?$/.test(entry))
    .flatMap((entry) => undocumentedIn(parsed(entry)))
    .map(({ file, name }) => ({ where: relative(root, file.fileName), what: `${name} has no docstring` }))
}

function undocumentedIn(file: ts.SourceFile, wanted?: string): { file: ts.SourceFile; name: string }[] {
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { moduleSpecifier: from, exportClause } = statement
      if (!from || !ts.isStringLiteral(from) || !exportClause || !ts.isNamedExports(exportClause)) return []
      return exportClause.elements
        .filter(({ name }) => wanted === undefined || name.text === wanted)
        .flatMap(({ name, propertyName }) =>
          undocumentedIn(parsed(join(file.fileName, '..', from.text)), (propertyName ?? name).text),
        )
    }
    if (!isExported(statement) || ts.getJSDocCommentsAndTags(statement).length > 0) return []
    return namesOf(statement)
      .filter((name) => wanted === undefined || name === wanted)
      .map((name) => ({ file, name }))
  })
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  return ts.isDeclarationStatement(statement) && statement.name ? [statement.name.getText()] : []
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}
