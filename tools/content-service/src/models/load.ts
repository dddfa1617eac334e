import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { ServiceError, isMissingFile } from '../errors/service-error.ts'
import { fieldTypes } from './model.ts'
import type { CustomType, Models, SharedSlice } from './model.ts'
import { parseJson } from '../json/json.ts'

/** Where the models of a project are, as the vendor's tools lay them out. */
export interface ModelFolders {
  /** Holds `<id>/index.json`, one folder a type. */
  customTypes: string
  /**
   * Holds `<Name>/model.json`, one folder a slice; folders without a model are passed over. A list, as the vendor's
   * tools have `libraries`: slices of several packages. New ones go to the first.
   */
  slices: string | readonly string[]
}

const Field = z.looseObject({ type: z.enum(fieldTypes), config: z.looseObject({}).nullish() })
const Fields = z.record(z.string(), Field)

const CustomTypeFile = z.looseObject({
  id: z.string().min(1),
  label: z.string().nullish(),
  format: z.enum(['page', 'custom']).optional(),
  repeatable: z.boolean().default(true),
  status: z.boolean().default(true),
  json: z.record(z.string(), Fields),
})

const SliceFile = z.looseObject({
  id: z.string().min(1),
  type: z.literal('SharedSlice'),
  name: z.string(),
  variations: z.array(
    z.looseObject({ id: z.string().min(1), primary: Fields.optional(), items: Fields.optional() }),
  ),
})

/**
 * Reads the models of a project.
 *
 * @throws {ServiceError} `content-service/invalid-models`, listing every faulty file at once.
 */
export async function loadModels(folders: ModelFolders): Promise<Models> {
  const faults: string[] = []
  const hash = createHash('sha256')
  const types = new Map<string, CustomType>()
  const slices = new Map<string, SharedSlice>()
  const slicePictures = new Map<string, string>()

  for (const { path, text } of await readEach(folders.customTypes, 'index.json')) {
    hash.update(text)
    const model = parseModel(CustomTypeFile, path, text, faults)
    if (model) types.set(model.id, model as unknown as CustomType)
  }
  const sliceFiles: ModelText[] = []
  for (const folder of [folders.slices].flat()) sliceFiles.push(...(await readEach(folder, 'model.json')))
  for (const { path, text } of sliceFiles) {
    hash.update(text)
    const model = parseModel(SliceFile, path, text, faults)
    if (!model) continue
    slices.set(model.id, model as unknown as SharedSlice)
    for (const name of await readdir(dirname(path))) {
      const [, variation] = /^screenshot-(.+)\.png$/.exec(name) ?? []
      if (variation) slicePictures.set(`${model.id}/${variation}`, join(dirname(path), name))
    }
  }
  for (const type of types.values()) faults.push(...unknownSlices(type, slices))

  if (faults.length > 0) {
    throw new ServiceError(
      'content-service/invalid-models',
      `The models cannot be used. Nothing is served without them. Correct these:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    )
  }
  return { types, slices, slicePictures, fingerprint: hash.digest('base64url').slice(0, 16) }
}

interface ModelText {
  path: string
  text: string
}

async function readEach(folder: string, file: string): Promise<ModelText[]> {
  const names = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new ServiceError(
      'content-service/invalid-models',
      `The folder of models ${folder} cannot be read. Nothing is served without models. Name a folder that exists.`,
      error,
    )
  })
  const found: ModelText[] = []
  for (const name of names
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    const path = join(folder, name, file)
    try {
      found.push({ path, text: await readFile(path, 'utf8') })
    } catch (error) {
      if (!isMissingFile(error)) throw error
    }
  }
  return found
}

function parseModel<T>(schema: z.ZodType<T>, path: string, text: string, faults: string[]): T | undefined {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    faults.push(`${path}: not JSON (${error instanceof Error ? error.message : String(error)})`)
    return undefined
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) faults.push(`${path}: ${issue.path.join('.')}: ${issue.message}`)
  return undefined
}

function unknownSlices(type: CustomType, slices: ReadonlyMap<string, SharedSlice>): string[] {
  return Object.values(type.json).flatMap((tab) =>
    Object.entries(tab).flatMap(([name, field]) =>
      Object.entries(field.config?.choices ?? {})
        .filter(([id, choice]) => choice.type === 'SharedSlice' && !slices.has(id))
        .map(([id]) => `type "${type.id}", field "${name}": no model for the slice "${id}"`),
    ),
  )
}
