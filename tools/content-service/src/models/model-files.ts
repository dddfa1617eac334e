import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutAccents } from '../documents/without-accents.ts'
import { isMissingFile } from '../errors/service-error.ts'
import { isJsonObject, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { ModelFolders } from './load.ts'

/** The two kinds of model, as the vendor's types API names them in its paths. */
export type ModelKind = 'customtypes' | 'slices'

/** A model as it stands in its file. */
export interface ModelFile {
  path: string
  text: string
  model: JsonObject
}

/** The files of one kind of model, by the id of the model. */
export async function readModelFiles(
  kind: ModelKind,
  folders: ModelFolders,
): Promise<Map<string, ModelFile>> {
  const { folder, file } = placeOf(kind, folders)
  const found = new Map<string, ModelFile>()
  for (const name of (await readdir(folder)).sort()) {
    const path = join(folder, name, file)
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      // A file among the folders, such as `.DS_Store`, is no model.
      const { code } = error as NodeJS.ErrnoException
      if (isMissingFile(error) || code === 'ENOTDIR') return undefined
      throw error
    })
    const model = text === undefined ? undefined : (JSON.parse(text) as Json)
    if (text !== undefined && isJsonObject(model))
      found.set(textAt(model, 'id') ?? name, { path, text, model })
  }
  return found
}

/** Where a new model goes: types by their id, slices by their component, as the vendor's tools name it: `Odds table` is in `OddsTable`. */
export function pathOfNew(kind: ModelKind, model: JsonObject, folders: ModelFolders): string | undefined {
  const { folder, file } = placeOf(kind, folders)
  const name = kind === 'slices' ? componentOf(textAt(model, 'name') ?? '') : textAt(model, 'id')
  return name && /^\w[\w-]{0,99}$/.test(name) ? join(folder, name, file) : undefined
}

function componentOf(name: string): string {
  const words = withoutAccents(name).match(/[A-Za-z0-9]+/g) ?? []
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function placeOf(kind: ModelKind, folders: ModelFolders): { folder: string; file: string } {
  return kind === 'slices'
    ? { folder: folders.slices, file: 'model.json' }
    : { folder: folders.customTypes, file: 'index.json' }
}
