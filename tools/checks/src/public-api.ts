/**
 * What a package promises to those who install it, read from its built declarations.
 *
 * @module
 */
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { UnjudgedError } from './unjudged-error.ts'

/**
 * Describes one entry: the names it exports, and every declaration of the
 * package that a user of these names can come to feel.
 *
 * @param entry - The entry's built `.d.ts` file. Only files beside and below it are read.
 * @returns Markdown, the same for the same declarations whatever their order in the files.
 * @throws {UnjudgedError} The file is not there, or exports nothing.
 */
export function describeEntry(title: string, entry: string): string {
  const program = ts.createProgram([entry], { noLib: true, types: [] }, hostWithin(dirname(entry)))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new UnjudgedError(`${entry} is not there or exports nothing. Build the package first.`)
  const exported = checker.getExportsOfModule(module)

  const found = new Set<ts.Statement>()
  for (const symbol of exported) collect(symbol)

  function collect(symbol: ts.Symbol): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of target.declarations ?? []) {
      const statement = statementOf(declaration)
      if (!statement || found.has(statement)) continue
      found.add(statement)
      visitNames(statement)
    }
  }

  function visitNames(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol) collect(symbol)
    }
    node.forEachChild(visitNames)
  }

  const names = exported.map((symbol) => symbol.name).toSorted()
  const texts = [...found].map(textOf).toSorted()
  return [
    `# ${title}`,
    `Names: ${names.join(', ')}`,
    ['```ts', texts.join('\n\n'), '```'].join('\n'),
    '',
  ].join('\n\n')
}

/**
 * Finds what a package would change for everybody who installs it: declarations of global
 * names, or of another package's. Types of a package are for those who import them.
 *
 * @param declarations - The text of one built `.d.ts` file.
 * @returns The first line of each such declaration.
 */
export function globalDeclarations(declarations: string): string[] {
  return declarations.match(/^\s*declare (?:global\b|module\s*["']).*$/gm)?.map((line) => line.trim()) ?? []
}

/** Declarations at the top of a module; an import or an export is none. */
function statementOf(declaration: ts.Declaration): ts.Statement | undefined {
  let node: ts.Node = declaration
  while (!ts.isSourceFile(node.parent)) node = node.parent
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return undefined
  return node as ts.Statement
}

const printer = ts.createPrinter({ removeComments: true })

function textOf(statement: ts.Statement): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
  return text.replace(/^(?:export )?(?:declare )?/, '')
}

/** Resolves files of the package alone: what others declare is theirs to promise. */
function hostWithin(folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost({ noLib: true })
  return {
    ...host,
    resolveModuleNameLiterals: (literals, containingFile) =>
      literals.map(({ text }) => {
        if (!text.startsWith('.')) return { resolvedModule: undefined }
        const resolvedFileName = join(dirname(containingFile), text.replace(/\.js$/, '.d.ts'))
        const isOurs = resolvedFileName.startsWith(folder) && host.fileExists(resolvedFileName)
        return {
          resolvedModule: isOurs ? { resolvedFileName, extension: ts.Extension.Dts } : undefined,
        }
      }),
  }
}
