import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createMigration } from '@prismicio/client'
import type { PrismicMigrationAsset, WriteClient } from '@prismicio/client'
import type { StoredDocument } from '../documents/stored-document.ts'
import { usedFiles } from '../images/used-files.ts'
import { everyObject, textAt } from '../json/json.ts'
import { files } from '../repository/files.ts'
import { refused } from './bring-in.ts'
import type { Source } from './open-for-reading.ts'
import type { PushState } from './push-state.ts'

/** The address of a file kept elsewhere, without how a picture is to be sent. */
export function addressOfFile(url: string): string {
  return url.split('?')[0] ?? url
}

/** Files that links lead to and that are not in the media library: the account fetches them once. */
function filesElsewhere(
  documents: readonly StoredDocument[],
  { assets }: Source,
): { ids: ReadonlySet<string>; addresses: ReadonlySet<string> } {
  const found = documents.flatMap(({ data }) =>
    [...everyObject(data)].flatMap((value) => {
      const [id, url] = [textAt(value, 'id') ?? '', textAt(value, 'url')]
      if (value['link_type'] !== 'Media' || url === undefined || assets.byId(id)) return []
      return URL.canParse(url) ? [{ id, address: addressOfFile(url) }] : []
    }),
  )
  return { ids: new Set(found.map(({ id }) => id)), addresses: new Set(found.map(({ address }) => address)) }
}

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
  const elsewhere = filesElsewhere(documents, source)
  const assets = [...used].map((name) => source.assets.byFile(name) ?? source.assets.byId(name) ?? name)
  const gone = assets.filter((asset) => typeof asset === 'string').filter((id) => !elsewhere.ids.has(id))
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
  for (const address of elsewhere.addresses) {
    if (state.files[address]) continue
    const name = decodeURIComponent(basename(new URL(address).pathname))
    sent.set(address, { asset: migration.createAsset(new URL(address), name), hash: '' })
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
