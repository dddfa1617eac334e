/**
 * Writes `libs/slices/src/documents.ts` and `libs/slices/src/models.ts` from the
 * models on disk, or with `--check` fails when one of them is stale. Works offline.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { generateTypes } from 'prismic-ts-codegen'

type Config = NonNullable<Parameters<typeof generateTypes>[0]>
type CustomType = NonNullable<Config['customTypeModels']>[number]
type Slice = NonNullable<Config['sharedSliceModels']>[number]

const workspace = join(import.meta.dirname, '../../..')
const slices = join(workspace, 'libs/slices')

const banner = `/**
 * Types of every document and slice.
 * Generated from libs/slices/customtypes and libs/slices/src/<Slice>/model.json by \`npm run generate:types\`. Do not edit.
 *
 * @module
 */
`

/** Reads the models and returns the text of the types module. */
function documentTypes(): string {
  const customTypeModels = customTypeFiles().map((file) => readJson(file) as CustomType)
  const sharedSliceModels = sliceFiles().map((file) => readJson(file) as Slice)
  const types = generateTypes({
    customTypeModels,
    sharedSliceModels,
    clientIntegration: { includeContentNamespace: false, includeCreateClientInterface: false },
    typesProvider: '@prismicio/client',
  })
  // The generator has linked documents look themselves up in the vendor's namespace, which an application that
  // installs the package fills with documents of their own.
  return banner + types.replaceAll('prismic.Content.AllDocumentTypes', 'AllDocumentTypes')
}

/** The text of the module that holds the models themselves, for those who check documents against them. */
function modelsModule(): string {
  const files = [...customTypeFiles(), ...sliceFiles()]
  const nameOf = (file: string): string =>
    `model${basename(dirname(file)).replaceAll(/(?:^|_)([a-zA-Z])/g, (_, first: string) => first.toUpperCase())}${file.endsWith('index.json') ? 'Type' : ''}`
  const list = (of: readonly string[]): string => of.map((file) => `    ${nameOf(file)},\n`).join('')
  return `/**
 * The models of every document and slice, to check documents against.
 * Generated from libs/slices/customtypes and libs/slices/src/<Slice>/model.json by \`npm run generate:types\`. Do not edit.
 *
 * @module
 */
${files.map((file) => `import ${nameOf(file)} from './${relative(join(slices, 'src'), file)}' with { type: 'json' }`.replace("'./../", "'../")).join('\n')}

/** What createValidation of @house-edge/content/validation takes. */
export const models: { customTypes: readonly unknown[]; slices: readonly unknown[] } = {
  customTypes: [
${list(customTypeFiles())}  ],
  slices: [
${list(sliceFiles())}  ],
}
`
}

function customTypeFiles(): string[] {
  return folders(join(slices, 'customtypes')).map((folder) => join(folder, 'index.json'))
}

function sliceFiles(): string[] {
  return folders(join(slices, 'src'))
    .map((folder) => join(folder, 'model.json'))
    .filter((file) => existsSync(file))
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name))
    .sort()
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const generated = [
  { file: join(slices, 'src/documents.ts'), text: documentTypes },
  { file: join(slices, 'src/models.ts'), text: modelsModule },
]

for (const { file, text } of generated) {
  const name = relative(workspace, file)
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
