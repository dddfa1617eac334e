import { readFile, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { withoutAccents } from '../letters/without-accents.ts'
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
  const place = placeOf(kind, folders)
  const found = new Map<string, ModelFile>()
  for (const path of await pathsIn(place)) {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      // A file among the folders, such as `.DS_Store`, is no model.
      const { code } = error as NodeJS.ErrnoException
      if (isMissingFile(error) || code === 'ENOTDIR') return undefined
      throw error
    })
    const model = text === undefined ? undefined : (JSON.parse(text) as Json)
    if (text !== undefined && isJsonObject(model))
      found.set(textAt(model, 'id') ?? basename(dirname(path)), { path, text, model })
  }
  return found
}

async function pathsIn({ folders, file }: ModelPlace): Promise<string[]> {
  const names = await Promise.all(folders.map(async (folder) => (await readdir(folder)).sort()))
  return folders.flatMap((folder, at) => (names[at] ?? []).map((name) => join(folder, name, file)))
}

/** Where a new model goes: types by their id, slices by their component, as the vendor's tools name it: `Odds table` is in `OddsTable`. */
export function pathOfNew(kind: ModelKind, model: JsonObject, folders: ModelFolders): string | undefined {
  const {
    folders: [folder],
    file,
  } = placeOf(kind, folders)
  const name = kind === 'slices' ? componentOf(textAt(model, 'name') ?? '') : textAt(model, 'id')
  return folder && name && /^\w[\w-]{0,99}$/.test(name) ? join(folder, name, file) : undefined
}

function componentOf(name: string): string {
  const words = withoutAccents(name).match(/[A-Za-z0-9]+/g) ?? []
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

interface ModelPlace {
  folders: readonly string[]
  file: string
}

function placeOf(kind: ModelKind, folders: ModelFolders): ModelPlace {
  return kind === 'slices'
    ? { folders: [folders.slices].flat(), file: 'model.json' }
    : { folders: [folders.customTypes], file: 'index.json' }
}
