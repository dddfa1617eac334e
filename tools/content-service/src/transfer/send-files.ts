import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMigration } from '@prismicio/client'
import type { PrismicMigrationAsset, WriteClient } from '@prismicio/client'
import type { StoredDocument } from '../documents/stored-document.ts'
import { usedFiles } from '../images/used-files.ts'
import { files } from '../repository/files.ts'
import { refused } from './bring-in.ts'
import type { Source } from './open-for-reading.ts'
import type { PushState } from './push-state.ts'

/** Sends the files that documents use and the account does not have yet. Returns how many. */
export async function sendFiles(
  documents: readonly StoredDocument[],
  {
    client,
    source,
    state,
    say,
    keep,
  }: {
    client: WriteClient
    source: Source
    state: PushState
    say: (line: string) => void
    keep: () => Promise<void>
  },
): Promise<number> {
  const used = new Set(documents.flatMap((document) => [...usedFiles(document)]))
  const assets = [...used].map((name) => source.assets.byFile(name) ?? source.assets.byId(name) ?? name)
  const gone = assets.filter((asset) => typeof asset === 'string')
  if (gone.length > 0)
    throw refused(gone.map((name) => `the file ${name} is used and is not in the media library`))

  const migration = createMigration()
  const sent = new Map<string, { asset: PrismicMigrationAsset; hash: string }>()
  for (const asset of assets) {
    if (typeof asset === 'string') continue
    const bytes = await readFile(join(source.folder, files.images, asset.file))
    const hash = createHash('sha256').update(bytes).digest('base64url')
    if (state.files[asset.file]?.hash === hash) continue
    const notes = source.assetNotes.files[asset.file]
    const file = new File([bytes], asset.file)
    const created = migration.createAsset(file, asset.file, {
      ...(notes?.alt ? { alt: notes.alt } : {}),
      ...(notes?.credits ? { credits: notes.credits } : {}),
      ...(notes?.notes ? { notes: notes.notes } : {}),
    })
    sent.set(asset.file, { asset: created, hash })
  }
  if (sent.size === 0) return 0

  let keeping = Promise.resolve()
  const note = (): void => {
    for (const [name, { asset, hash }] of sent) {
      if (asset.asset) state.files[name] = { hash, id: asset.asset.id, url: asset.asset.url }
    }
    keeping = keeping.then(keep)
  }
  try {
    await client.migrate(migration, {
      reporter(event) {
        if (event.type !== 'assets:creating') return
        note()
        say(`files ${event.data.current}/${event.data.total}`)
      },
    })
  } finally {
    note()
    await keeping
  }
  return sent.size
}
