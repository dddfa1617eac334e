/**
 * Writes the types of documents and slices, and the modules that hold the models,
 * from the models on disk, or with `--check` fails when one of them is stale. Works offline.
 *
 * @module
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { generateTypes } from 'prismic-ts-codegen'

type Config = NonNullable<Parameters<typeof generateTypes>[0]>
type CustomType = NonNullable<Config['customTypeModels']>[number]
type Slice = NonNullable<Config['sharedSliceModels']>[number]

const workspace = join(import.meta.dirname, '../../..')
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: workspace }).toSorted()

const everySite = {
  models: filesOf('libs/slices/src/*/model.json'),
  types: 'libs/slices/src/fields.ts',
  file: 'libs/slices/src/models.ts',
}
const reviews = {
  customTypes: filesOf('libs/reviews/customtypes/*/index.json'),
  models: filesOf('libs/reviews/src/slices/*/model.json'),
  types: 'libs/reviews/src/documents.ts',
  file: 'libs/reviews/src/models.ts',
}

function header(what: string, from: string): string {
  return `/**
 * ${what}
 * Generated from ${from} by \`npm run generate:types\`. Do not edit.
 *
 * @module
 */
`
}

function typesOf(customTypes: readonly string[], slices: readonly string[]): string {
  const types = generateTypes({
    customTypeModels: customTypes.map((file) => readJson(file) as CustomType),
    sharedSliceModels: slices.map((file) => readJson(file) as Slice),
    clientIntegration: { includeContentNamespace: false, includeCreateClientInterface: false },
    typesProvider: '@prismicio/client',
  })
  return types
    .replaceAll(/\/\*\*\n([\s\S]*?)\*\/\n/g, (_, lines: string) => summaryOf(lines))
    .replaceAll(';/**', ';\n\n\t/**')
}

/**
 * A comment of the generator in one line: what it describes, and the hint that editors see. The rest of its eight says
 * again what the type beneath it does, and was three quarters of the file.
 */
function summaryOf(lines: string): string {
  const [, summary = ''] = /^\s*\* (.+)$/m.exec(lines) ?? []
  const [, hint = '*None*'] = /\*\*Placeholder\*\*: (.+)$/m.exec(lines) ?? []
  return `/** ${summary}${hint === '*None*' ? '' : `: ${hint}`} */\n`
}

/** The types of the slices that every site has. */
function sliceTypes(): string {
  const types = typesOf([], everySite.models)
  // What describes linked documents, which none of these slices has, asks for types of documents.
  const withoutLinks = types.replace(/\ntype PickContentRelationshipFieldData<[\s\S]*?(?=\n\/\*\*)/, '')
  if (/AllDocumentTypes|WithData</.test(withoutLinks)) {
    console.error(
      'A slice of libs/slices has fields of linked documents. Its types would name documents that other sites do not have. Move it to libs/reviews/src/slices.',
    )
    process.exit(1)
  }
  return header('Types of the slices, field by field.', 'libs/slices/src/<Slice>/model.json') + withoutLinks
}

/** The models of the slices that every site has. */
function sliceModels(): string {
  return `${header('The models of the slices, to check documents against.', 'libs/slices/src/<Slice>/model.json')}${importsOf(everySite.models, everySite.file)}

/** What createValidation of @house-edge/content/validation takes, beside the types of a site. */
export const models: { slices: readonly unknown[] } = {
  slices: [
${namesOf(everySite.models)}  ],
}
`
}

/** The text of the module of document types. The slices that every site has are those of their package. */
function documentTypes(): string {
  const taken = everySite.models.map((file) => `${basename(dirname(file))}Slice`)
  const types = typesOf(reviews.customTypes, reviews.models)
    // The generator has linked documents look themselves up in the vendor's namespace, which an application that
    // installs the package fills with documents of their own.
    .replaceAll('prismic.Content.AllDocumentTypes', 'AllDocumentTypes')
  const [first = '', ...rest] = types.split('\n')
  return `${header('Types of every document and slice.', 'libs/reviews/customtypes and libs/reviews/src/slices/<Slice>/model.json')}${first}
import type {
${taken.map((name) => `  ${name},\n`).join('')}} from '@house-edge/slices/fields'
${rest.join('\n')}`
}

/** The text of the module that holds every model of the site. */
function modelsModule(): string {
  return `${header('The models of every document and slice, to check documents against.', 'libs/reviews/customtypes and libs/reviews/src/slices/<Slice>/model.json')}import { models as ofEverySite } from '@house-edge/slices/models'
${importsOf([...reviews.customTypes, ...reviews.models], reviews.file)}

/** What createValidation of @house-edge/content/validation takes. */
export const models: { customTypes: readonly unknown[]; slices: readonly unknown[] } = {
  customTypes: [
${namesOf(reviews.customTypes)}  ],
  slices: [
    ...ofEverySite.slices,
${namesOf(reviews.models)}  ],
}
`
}

function importsOf(files: readonly string[], module: string): string {
  return files
    .map((file) => {
      const path = relative(dirname(module), file).replaceAll('\\', '/')
      return `import ${nameOf(file)} from '${path.startsWith('.') ? path : `./${path}`}' with { type: 'json' }`
    })
    .join('\n')
}

function namesOf(files: readonly string[]): string {
  return files.map((file) => `    ${nameOf(file)},\n`).join('')
}

function nameOf(file: string): string {
  const name = basename(dirname(file)).replaceAll(/(?:^|_)([a-zA-Z])/g, (_, first: string) =>
    first.toUpperCase(),
  )
  return `model${name}${basename(file) === 'index.json' ? 'Type' : ''}`
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(workspace, file), 'utf8'))
}

const generated = [
  { file: everySite.types, text: sliceTypes },
  { file: everySite.file, text: sliceModels },
  { file: reviews.types, text: documentTypes },
  { file: reviews.file, text: modelsModule },
]

for (const { file: name, text } of generated) {
  const file = join(workspace, name)
  const fresh = text()
  if (!process.argv.includes('--check')) {
    writeFileSync(file, fresh)
    console.log(`Wrote ${name}`)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== fresh) {
    console.error(
      `${name} does not match the models, so documents may be described by fields that are gone. Run \`npm run generate:types\` and commit the result.`,
    )
    process.exitCode = 1
  }
}
