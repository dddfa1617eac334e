/**
 * Writes `libs/slices/src/documents.ts` from the models on disk, or with
 * `--check` fails when that file is stale. Works offline.
 *
 * @module
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateTypes } from 'prismic-ts-codegen'

type Config = NonNullable<Parameters<typeof generateTypes>[0]>
type CustomType = NonNullable<Config['customTypeModels']>[number]
type Slice = NonNullable<Config['sharedSliceModels']>[number]

const workspace = join(import.meta.dirname, '../../..')
const slices = join(workspace, 'libs/slices')
const target = join(slices, 'src/documents.ts')

const banner = `/**
 * Types of every document and slice.
 * Generated from libs/slices/customtypes and libs/slices/src/<Slice>/model.json by \`npm run generate:types\`. Do not edit.
 *
 * @module
 */
`

/** Reads the models and returns the text of the types module. */
export function documentTypes(): string {
  const customTypeModels = folders(join(slices, 'customtypes')).map(
    (folder) => readJson(join(folder, 'index.json')) as CustomType,
  )
  const sharedSliceModels = folders(join(slices, 'src'))
    .map((folder) => join(folder, 'model.json'))
    .filter((file) => existsSync(file))
    .map((file) => readJson(file) as Slice)
  const types = generateTypes({
    customTypeModels,
    sharedSliceModels,
    clientIntegration: { includeContentNamespace: true, includeCreateClientInterface: true },
    typesProvider: '@prismicio/client',
  })
  return banner + types
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

if (import.meta.main) {
  const fresh = documentTypes()
  if (!process.argv.includes('--check')) {
    writeFileSync(target, fresh)
    console.log('Wrote libs/slices/src/documents.ts')
    execFileSync('git', ['--no-pager', 'diff', '--stat', '--', target], { stdio: 'inherit' })
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== fresh) {
    console.error(
      'libs/slices/src/documents.ts does not match the models, so types may describe fields that are gone. Run `npm run generate:types` and commit the result.',
    )
    process.exitCode = 1
  }
}
