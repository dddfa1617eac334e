import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { parsed } from '../workspace/parsed.ts'
import { projectsIn, sourceFilesOf } from '../workspace/projects.ts'
import { generated } from '../promises/sources.ts'

/** What the libraries are made of, without tests and what programs write, and what a name in it means. */
export interface LibraryProgram {
  files: readonly ts.SourceFile[]
  checker: ts.TypeChecker
}

/** A name that an entry of a library publishes. */
export interface Published {
  name: string
  declaration: ts.Declaration
}

const notShipped = /\.(?:test|test-d|stories)\./

/**
 * Reads the libraries as one program. Other people's packages are not read, and of the language only its oldest
 * types: names are to be followed here, not checked, and this takes a fifth of the time.
 */
export function readLibraries(root: string): LibraryProgram {
  const paths = projectsIn(root)
    .filter(({ folder }) => relative(root, folder).startsWith('libs/'))
    .flatMap((project) =>
      sourceFilesOf(project).filter(
        (file) =>
          file.startsWith(join(project.folder, 'src')) &&
          /\.tsx?$/.test(file) &&
          !notShipped.test(file) &&
          !generated.test(file),
      ),
    )
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    lib: ['lib.es5.d.ts'],
  }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: ownModule(root, text, from) }))
  const own = new Set(paths)
  host.getSourceFile = (path) => parsed(path)
  const program = ts.createProgram(paths, options, host)
  return {
    files: program.getSourceFiles().filter(({ fileName }) => own.has(fileName)),
    checker: program.getTypeChecker(),
  }
}

function ownModule(root: string, specifier: string, from: string): ts.ResolvedModuleFull | undefined {
  const [scope, library = '', ...entry] = specifier.split('/')
  const path = specifier.startsWith('.')
    ? join(from, '..', specifier)
    : join(root, 'libs', library, 'src', `${entry.join('/') || 'index'}.ts`)
  const isOwn = specifier.startsWith('.') || scope === '@house-edge'
  return isOwn && /\.tsx?$/.test(path) && existsSync(path)
    ? { resolvedFileName: path, extension: path.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts }
    : undefined
}

/** What the files at the top of each library's `src` export, where it is declared. */
export function publishedBy(root: string, { files, checker }: LibraryProgram): Published[] {
  const own = new Set(files)
  const seen = new Set<ts.Declaration>()
  return files
    .filter(({ fileName }) => relative(root, fileName).split('/').length === 4)
    .flatMap((entry) => {
      const module = checker.getSymbolAtLocation(entry)
      return module ? checker.getExportsOfModule(module) : []
    })
    .flatMap((exported) =>
      (meantBy(exported, checker)?.declarations ?? []).map((declaration) => ({
        name: exported.name,
        declaration,
      })),
    )
    .filter(({ declaration }) => own.has(declaration.getSourceFile()))
    .filter(({ declaration }) => !seen.has(declaration) && seen.add(declaration))
}

/** What a name stands for, through the modules that hand it on. */
export function meantBy(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** What a docstring is written above: for a constant, its statement. */
export function documented(declaration: ts.Node): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
}

/** The members of an interface, a class or a type written as one. */
export function membersOf(declaration: ts.Node): readonly (ts.TypeElement | ts.ClassElement)[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration))
    return [...declaration.members]
  return ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type)
    ? [...declaration.type.members]
    : []
}
