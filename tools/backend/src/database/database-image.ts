import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs'
import { BackendError } from '../backend-error.ts'

/** The files of a database that was closed, in memory: any number of databases can begin as a copy of it. */
export interface DatabaseImage {
  /** From the folder of the database; one before those in it. */
  readonly folders: readonly string[]
  readonly files: ReadonlyMap<string, Uint8Array>
}

const home = '/pglite/data'

/**
 * Files in memory that begin as a copy of an image. PGlite's own way, an archive
 * that is unpacked for each database, takes more time than starting Postgres.
 */
export class CopiedFiles extends EmscriptenBuiltinFilesystem {
  readonly #image: DatabaseImage

  constructor(image: DatabaseImage) {
    super()
    this.#image = image
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS
    if (!files)
      throw new BackendError('backend/database-not-started', 'PGlite has no files before it is there.')
    for (const folder of ['', ...this.#image.folders]) files.mkdir(home + folder)
    // A copy for this database alone, which it may keep and change.
    for (const [path, bytes] of this.#image.files)
      files.writeFile(home + path, new Uint8Array(bytes), { canOwn: true })
  }
}
