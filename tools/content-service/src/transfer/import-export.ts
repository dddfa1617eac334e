import { loadModels } from '../models/load.ts'
import type { Brought } from './bring-in.ts'
import { bringIn, checkForeign, refused } from './bring-in.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { readExport } from './read-export.ts'
import { workInFolder } from './work-in-folder.ts'
import type { Target } from './work-in-folder.ts'

/** What to import, and how. */
export interface ImportOptions {
  /** A folder or a file of an export. */
  from: string
  target: Omit<Target, 'newRepository'>
  /** The name of the repository that an empty folder becomes. */
  repositoryName?: string | undefined
  /** Its master language, when the export has several. */
  masterLanguage?: string | undefined
  /** Whether to fetch pictures into the folder. They stay where they are otherwise. */
  fetchesPictures: boolean
  /** Whether what has no place is left out, and named in the result. It stops the whole otherwise. */
  leavesOut?: boolean | undefined
  fetch?: typeof globalThis.fetch | undefined
  say?: ((line: string) => void) | undefined
}

/**
 * Imports an export of the vendor's editor, or documents of the Content API.
 *
 * @throws {ServiceError} `content-service/transfer-refused`, naming everything that has no place. Nothing is changed then.
 */
export async function importExport(options: ImportOptions): Promise<Brought> {
  const say = options.say ?? (() => undefined)
  const { leavesOut = false } = options
  const read = await readExport(options.from, await loadModels(options.target.models), leavesOut)
  // What else has no place is found by looking at what could be read.
  if (read.faults.length > 0 && (leavesOut || read.documents.length === 0)) throw refused(read.faults)
  say(`read ${read.documents.length} documents`)
  const languages = [...new Set(read.documents.map(({ lang }) => lang))].sort()
  const master = options.masterLanguage ?? (languages.length === 1 ? languages[0] : undefined)
  if (options.repositoryName !== undefined && (master === undefined || !languages.includes(master))) {
    throw refused([
      ...read.faults,
      `say with --master which of ${languages.join(', ')} is the master language`,
    ])
  }
  const newRepository =
    options.repositoryName === undefined
      ? undefined
      : {
          name: options.repositoryName,
          languages: languages.map((id) => ({ id, name: id, is_master: id === master })),
        }

  return workInFolder({ ...options.target, newRepository }, async (repository) => {
    const name = options.repositoryName ?? repository.name
    if (name !== repository.name)
      throw refused([`the folder is the repository "${repository.name}", and not "${name}"`])
    const checked = checkForeign(read.documents, repository, {
      leavesOut,
      found: [...read.faults, ...read.leftOut],
    })
    if (!options.fetchesPictures) return bringIn(checked, repository)
    const faults: string[] = []
    const fetching = { fetch: options.fetch ?? globalThis.fetch, repository, say, faults }
    const documents = await fetchPictures(read.documents, fetching)
    if (faults.length > 0 && !leavesOut) throw refused(faults)
    const { taken } = checkForeign(documents, repository, { leavesOut })
    return bringIn({ taken, leftOut: [...checked.leftOut, ...faults] }, repository)
  })
}
