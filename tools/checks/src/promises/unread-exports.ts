import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { parsed } from '../workspace/parsed.ts'
import { type Project, projectsIn, sourceFilesOf } from '../workspace/projects.ts'
import { exportedNames } from './exported-names.ts'
import { type Finding, generated } from './sources.ts'

/** Names that are read of a module; `all` where a program takes the module as a whole. */
type Reading = Set<string> | 'all'

/** Files whose exports a framework reads, by its convention. */
const readByFramework =
  /\/app\/.*(?:page|layout|route|error|not-found|template|default|loading|manifest|robots|sitemap|icon|opengraph-image)\.tsx?$|\.stories\.tsx$|\.config\.[mc]?ts$|\/(?:proxy|instrumentation|next\.config)\.ts$|\/\.storybook\//

/**
 * Every export has a reader in another file (STYLE.md). Files that no file imports are programs, whose exports are
 * read elsewhere, and so are the files that a package exports. Names are looked for in all files, tests included;
 * knip takes a type for read where it stands in the signature of a function that is.
 */
export function unreadExports(root: string): Finding[] {
  const projects = projectsIn(root)
  const files = projects
    .flatMap((project) => sourceFilesOf(project))
    .filter((file) => !file.endsWith('.d.ts') && !generated.test(file))
    .map((file) => parsed(file))
  const readings = readingsOf(files, projects)
  const entries = new Set(projects.flatMap((project) => [...entriesOf(project).values()]))
  return files.flatMap((file) => {
    const reading = readings.get(file.fileName)
    if (!reading || reading === 'all' || entries.has(file.fileName)) return []
    if (readByFramework.test(file.fileName)) return []
    return exportedNames(file)
      .filter((name) => name !== 'default' && !reading.has(name))
      .map((name) => ({
        where: relative(root, file.fileName),
        what: `exports ${name}, which no other file reads`,
      }))
  })
}

function readingsOf(files: readonly ts.SourceFile[], projects: readonly Project[]): Map<string, Reading> {
  const packages = new Map(projects.flatMap((project) => [...entriesOf(project)]))
  const known = new Set(files.map(({ fileName }) => fileName))
  const readings = new Map<string, Reading>()
  for (const file of files) {
    const note = (specifier: ts.Node | undefined, names: readonly string[] | 'all'): void => {
      if (!specifier || !ts.isStringLiteralLike(specifier)) return
      const target =
        packages.get(specifier.text) ?? resolved(join(file.fileName, '..', specifier.text), known)
      if (target === undefined || target === file.fileName) return
      const before = readings.get(target)
      readings.set(
        target,
        before === 'all' || names === 'all' ? 'all' : new Set([...(before ?? []), ...names]),
      )
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, namesOf(node.importClause?.namedBindings))
      else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, namesOf(node.exportClause))
      else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
        note(node.argument.literal, 'all')
      else if (ts.isCallExpression(node)) note(moduleArgument(node), 'all')
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return readings
}

/** The names of a list; none for a default alone; everything for `*`. */
function namesOf(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] | 'all' {
  if (!bindings) return []
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return 'all'
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text)
}

/** What is loaded by `import()`, or replaced by a test. */
function moduleArgument({ expression, arguments: [first] }: ts.CallExpression): ts.Node | undefined {
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport || /^vi\.\w+$|^new URL$/.test(expression.getText()) ? first : undefined
}

function resolved(path: string, known: ReadonlySet<string>): string | undefined {
  return ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']
    .map((ending) => path + ending)
    .find((candidate) => known.has(candidate))
}

/** The sources of what a package exports, by the name others import. */
function entriesOf({ name, folder }: Project): Map<string, string> {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string | Record<string, string>>
  }
  return new Map(
    Object.entries(exports).flatMap(([subpath, target]) => {
      const source = typeof target === 'string' ? target : (target['@house-edge/source'] ?? '')
      const file = join(folder, source)
      return existsSync(file) ? [[join(name, subpath), file]] : []
    }),
  )
}
