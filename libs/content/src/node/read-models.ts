import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidOptionsError } from '../errors/invalid-options-error.ts'
import type { ContentModels } from '../validation/models.ts'

/**
 * Reads models from where the vendor's tools keep them.
 *
 * @param folders `customTypes` holds `<id>/index.json`, `slices` holds `<Slice>/model.json`.
 * @throws {InvalidOptionsError} A folder is missing, or a file is no JSON.
 */
export function readModels(folders: { customTypes: string; slices: string }): ContentModels {
  return {
    customTypes: readEach(folders.customTypes, 'index.json'),
    slices: readEach(folders.slices, 'model.json'),
  }
}

function readEach(folder: string, name: string): unknown[] {
  if (!existsSync(folder)) {
    throw new InvalidOptionsError(
      `There is no folder "${folder}". Its models cannot be read. Give the folder the vendor’s tools write to.`,
    )
  }
  return readdirSync(folder)
    .toSorted()
    .map((entry) => join(folder, entry, name))
    .filter((file) => existsSync(file))
    .map((file) => readJson(file))
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new InvalidOptionsError(
      `"${file}" is not JSON. Documents cannot be checked against it. Restore it from version control.`,
      { cause },
    )
  }
}
