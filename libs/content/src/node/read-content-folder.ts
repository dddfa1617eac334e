import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrismicDocument } from '@prismicio/client'
import * as z from 'zod'
import { InvalidOptionsError } from '../errors/invalid-options-error.ts'

/** A repository as files. */
export interface ContentFolder {
  /** In the order of their files. */
  documents: PrismicDocument[]
  /** Whether a picture that a document names is there. Pictures of other hosts count as there. */
  hasFile: (url: string) => boolean
}

const document = z.looseObject({
  id: z.string().min(1),
  uid: z.string().nullable().default(null),
  type: z.string().min(1),
  lang: z.string().min(1),
  tags: z.array(z.string()).default([]),
  data: z.record(z.string(), z.unknown()),
})

/**
 * Reads a repository folder: `documents/<type>/<name>.json` in the shape of the
 * content API, pictures under `images/`.
 *
 * @throws {InvalidOptionsError} There is no such folder, or a file in it is no document.
 */
export function readContentFolder(folder: string): ContentFolder {
  const files = globSync('documents/*/*.json', { cwd: folder }).toSorted()
  if (files.length === 0) {
    throw new InvalidOptionsError(
      `There are no documents in "${folder}". Nothing was read. Give the folder that holds "documents".`,
    )
  }
  return {
    documents: files.map((file) => readDocument(join(folder, file))),
    hasFile: (url) => !url.startsWith('/') || existsSync(join(folder, url)),
  }
}

function readDocument(file: string): PrismicDocument {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new InvalidOptionsError(`"${file}" holds no JSON. The repository was not read. Mend the file.`, {
      cause,
    })
  }
  const result = document.safeParse(json)
  if (result.success) return result.data as unknown as PrismicDocument
  const where = result.error.issues.map((issue) => issue.path.join('.') || 'itself').join(', ')
  throw new InvalidOptionsError(
    `"${file}" is not a document: it is wrong at ${where}. The repository was not read. Correct the file.`,
  )
}
