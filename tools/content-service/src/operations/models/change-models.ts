import { rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import { WireError } from '../../errors/wire-error.ts'
import { textAt } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { pathOfNew, readModelFiles } from '../../models/model-files.ts'
import type { ModelFile, ModelKind } from '../../models/model-files.ts'
import { everyDocument } from '../../repository/document-states.ts'
import { keptParts } from '../../repository/kept-parts.ts'
import { reloadRepository } from '../../repository/open.ts'
import type { Service } from '../../service.ts'
import { removeSafely, writeFileSafely } from '../../storage/write-files.ts'

const kinds = { CUSTOM_TYPE: 'customtypes', SLICE: 'slices' } as const

const Model = z.looseObject({ id: z.string().min(1) })
/** What the vendor's client sends to `/bulk`. */
const BulkInput = z.object({
  changes: z.array(
    z.object({
      type: z.templateLiteral([
        z.enum(['CUSTOM_TYPE', 'SLICE']),
        '_',
        z.enum(['INSERT', 'UPDATE', 'DELETE']),
      ]),
      id: z.string().min(1),
      payload: Model,
    }),
  ),
})

/** One change of a model. */
interface ModelChange {
  kind: ModelKind
  what: 'insert' | 'update' | 'delete'
  id: string
  /** Of what is inserted and updated. */
  model?: JsonObject
}

/** Every model of a kind, as it stands in its file. */
export async function listModels(kind: ModelKind, { models }: Service): Promise<JsonObject[]> {
  return [...(await readModelFiles(kind, models)).values()].map(({ model }) => model)
}

/** One model. @throws {WireError} 404. */
export async function getModel(kind: ModelKind, id: string, { models }: Service): Promise<JsonObject> {
  const found = (await readModelFiles(kind, models)).get(id)
  if (!found) throw new WireError(404, { message: `There is no model "${id}".` })
  return found.model
}

/** Reads a model that was sent. @throws {WireError} 400. */
export function parseModelInput(input: unknown): JsonObject & { id: string } {
  const { data } = Model.safeParse(input)
  if (!data) throw refused('A model with an id is required. Nothing was changed.')
  return data as JsonObject & { id: string }
}

/** Changes as `/bulk` is sent them. @throws {WireError} 400. */
export function parseBulkInput(input: unknown): ModelChange[] {
  const { data, error } = BulkInput.safeParse(input)
  if (!data) throw refused(`${z.prettifyError(error)} Nothing was changed.`)
  return data.changes.map(({ type, id, payload }): ModelChange => {
    const [, kind, what] = /^(.+)_(INSERT|UPDATE|DELETE)$/.exec(type) ?? []
    return {
      kind: kinds[kind as keyof typeof kinds],
      what: what?.toLowerCase() as ModelChange['what'],
      id,
      model: payload as JsonObject,
    }
  })
}

/**
 * Changes models in the files they are read from, all or none, and serves content by them from then on.
 *
 * @throws {WireError} 400 when the models cannot be used together, 409 for an id that is taken, 422 for one
 *   that is not there. A type that has documents stays: they are deleted first.
 */
export async function changeModels(changes: readonly ModelChange[], service: Service): Promise<void> {
  const { repository, models: folders } = service
  await repository.change(async () => {
    const known = {
      customtypes: await readModelFiles('customtypes', folders),
      slices: await readModelFiles('slices', folders),
    }
    const before = new Map<string, string | undefined>()
    const after = new Map<string, string | undefined>()
    for (const change of changes) {
      const { kind, what, id, model } = change
      const file = fileOf(change, known[kind], service)
      const text = `${JSON.stringify(model ?? {}, null, 2)}\n`
      if (!before.has(file.path)) before.set(file.path, file.text)
      after.set(file.path, what === 'delete' ? undefined : text)
      if (what === 'delete') known[kind].delete(id)
      else known[kind].set(id, { path: file.path, text, model: model ?? {} })
    }
    await put(after)
    try {
      await reloadRepository(repository, folders)
    } catch (error) {
      await put(before)
      if (error instanceof ServiceError) throw refused(error.message)
      throw error
    }
    for (const line of keptParts(repository)) service.log(line, 'warn')
  })
}

function fileOf(
  { kind, what, id, model }: ModelChange,
  known: ReadonlyMap<string, ModelFile>,
  { models, repository }: Service,
): { path: string; text?: string } {
  const held = known.get(id)
  if (model && what !== 'delete' && textAt(model, 'id') !== id)
    throw refused(`The model that was sent for "${id}" has another id. Nothing was changed.`)
  if (what === 'insert') {
    const path = model && pathOfNew(kind, model, models)
    if (held) throw new WireError(409, { message: `There is a model "${id}" already.` })
    if (!path)
      throw refused(
        `The model "${id}" has no id or name of at most 100 letters, digits, - and _. Nothing was changed.`,
      )
    // Some disks know no difference between capitals and others.
    const isTaken = [...known.values()].some((other) => other.path.toLowerCase() === path.toLowerCase())
    if (isTaken)
      throw new WireError(409, {
        message: `Another model is where "${id}" would be written. Nothing was changed. Choose another name.`,
      })
    return { path }
  }
  if (!held) throw new WireError(422, { message: `There is no model "${id}".` })
  const documents = what === 'delete' && kind === 'customtypes' ? everyDocument(repository) : []
  const count = documents.filter(({ type }) => type === id).length
  if (count > 0)
    throw refused(
      `The type "${id}" has ${count} associated documents. Nothing was changed. Delete them in the desk first.`,
    )
  return held
}

async function put(texts: ReadonlyMap<string, string | undefined>): Promise<void> {
  for (const [path, text] of texts) {
    await (text === undefined ? removeSafely(path) : writeFileSafely(path, text))
    // Pictures and the site's own files stay, and their folder with them.
    if (text === undefined) await rmdir(dirname(path)).catch(() => undefined)
  }
}

/** In words: the vendor's client shows the text of a 400, and its command line looks for "associated documents" in it. */
function refused(message: string): WireError {
  return new WireError(400, message)
}
