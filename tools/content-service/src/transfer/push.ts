/**
 * Sends what is published in a folder to an account, with the vendor's write client.
 *
 * Pictures go first, then documents without data so that each has an id, then
 * their data, which links by those ids. All of it arrives in the account's
 * migration release, where an editor reviews and publishes it. After every
 * step it is written down what has arrived, so that a push that broke off goes
 * on where it was, and unchanged documents are not sent again. Nothing is deleted.
 *
 * @module
 */
import { createMigration, createWriteClient } from '@prismicio/client'
import type { Migration, PrismicDocument, PrismicMigrationDocument, WriteClient } from '@prismicio/client'
import type { StoredDocument } from '../documents/stored-document.ts'
import { outOfPlace } from '../documents/out-of-place.ts'
import { versionOf } from '../documents/stored-document.ts'
import { findTitle } from '../documents/title.ts'
import type { Account } from './pull.ts'
import { outgoingData } from './outgoing-data.ts'
import { refused } from './bring-in.ts'
import { openForReading } from './open-for-reading.ts'
import type { Source } from './open-for-reading.ts'
import { addressOfFile, sendFiles } from './send-files.ts'
import { keepPushState, readPushState } from './push-state.ts'
import type { PushState } from './push-state.ts'
import type { ModelFolders } from '../models/load.ts'

/** How to push. */
export interface PushOptions {
  account: Account & {
    writeToken: string
    /** The vendor's when left out. */
    assetEndpoint?: string | undefined
    migrationEndpoint?: string | undefined
  }
  folder: string
  models: ModelFolders
  /** Where it is written down what the account has been sent. */
  stateFile: string
  /** Whether to publish what the migration release of the account then holds. */
  publishes: boolean
  say?: ((line: string) => void) | undefined
}

/** The result of pushing. */
interface Pushed {
  files: number
  created: number
  changed: number
  unchanged: number
  /** Documents the account has published, in the end; 0 when it was not asked to. */
  published: number
  /** What the account has no place for, in words. */
  leftOut: string[]
}

interface Sending {
  client: WriteClient
  source: Source
  state: PushState
  /** What the account has published, by type, language and UID. */
  there: ReadonlyMap<string, PrismicDocument>
  say: (line: string) => void
  keep: () => Promise<void>
}

/**
 * Pushes a folder to an account.
 *
 * @throws {ServiceError} `content-service/transfer-refused`: the account lacks a type or language, or something leads nowhere.
 */
export async function push(options: PushOptions): Promise<Pushed> {
  const { account } = options
  const say = options.say ?? (() => undefined)
  const source = await openForReading(options.folder, options.models)
  const client = createWriteClient(account.repository, {
    writeToken: account.writeToken,
    ...(account.documentEndpoint === undefined ? {} : { documentAPIEndpoint: account.documentEndpoint }),
    ...(account.accessToken === undefined ? {} : { accessToken: account.accessToken }),
    ...(account.assetEndpoint === undefined ? {} : { assetAPIEndpoint: account.assetEndpoint }),
    ...(account.migrationEndpoint === undefined ? {} : { migrationAPIEndpoint: account.migrationEndpoint }),
  })
  await refuseForeign(source, client)
  say(`asking ${account.repository} what it has`)
  const there = await client.dangerouslyGetAll({ lang: '*' })
  const state = await readPushState(options.stateFile)
  const sending: Sending = {
    client,
    source,
    state,
    there: new Map(there.map((document) => [keyOf(document), document])),
    say,
    keep: () => keepPushState(options.stateFile, state),
  }
  const due = source.documents.filter(
    (document) => state.documents[document.id]?.version !== versionOf(document),
  )
  const files = await sendFiles(due, sending)
  const { created, leftOut } = await sendDocuments(due, sending)
  const published = options.publishes ? (await client.publishMigrationRelease()).totalItems : 0
  return {
    files,
    created,
    changed: due.length - created,
    unchanged: source.documents.length - due.length,
    published,
    leftOut,
  }
}

/** Types and languages are made in the account, not here: without them it would refuse one document after the other. */
async function refuseForeign({ documents }: Source, client: WriteClient): Promise<void> {
  const { types, languages } = await client.getRepository()
  const faults = [
    ...[...new Set(documents.map(({ type }) => type))]
      .filter((type) => !Object.hasOwn(types, type))
      .map((type) => `the account has no type "${type}"; push the models first`),
    ...[...new Set(documents.map(({ lang }) => lang))]
      .filter((lang) => !languages.some(({ id }) => id === lang))
      .map((lang) => `"${lang}" is not a language of the account`),
  ]
  if (faults.length > 0) throw refused(faults)
}

async function sendDocuments(
  due: readonly StoredDocument[],
  sending: Sending,
): Promise<Pick<Pushed, 'created' | 'leftOut'>> {
  const { client, source, state } = sending
  const migration = createMigration()
  const outgoing = new Map<string, PrismicMigrationDocument>()
  const leftOut = new Set<string>()
  // A document's data may lead to one that comes later: it is filled in when all are known.
  const data = new Map(due.map(({ id }): [string, Record<string, unknown>] => [id, {}]))
  for (const document of mastersFirst(due, source)) {
    outgoing.set(
      document.id,
      addDocument(document, data.get(document.id) ?? {}, migration, outgoing, sending),
    )
  }
  const addressees = {
    file: (id: string, url: string | undefined) =>
      state.files[source.assets.byId(id)?.file ?? addressOfFile(url ?? '')],
    document: (id: string) => outgoing.get(id) ?? remoteId(id, sending),
    // The folder serves such a link, broken, and so does the account.
    onMissing: (what: string) => leftOut.add(`a link to ${what}, which is neither here nor in the account`),
  }
  for (const document of due) {
    Object.assign(data.get(document.id) ?? {}, outgoingData(source.dataOf(document), addressees))
    for (const { path, message, isSent } of outOfPlace(document, source.models))
      if (!isSent) leftOut.add(`${document.type} "${document.uid ?? document.id}": ${path} ${message}`)
  }
  for (const id of source.leftOut)
    leftOut.add(`the item ${id} of an integration, which the Migration API does not take`)
  if (due.length === 0) return { created: 0, leftOut: [] }

  const isNew = (id: string): boolean =>
    state.documents[id] === undefined && remoteId(id, sending) === undefined
  const created = due.filter(({ id }) => isNew(id)).length
  const versions = new Map(due.map((document) => [document.id, versionOf(document)]))
  await migrate(migration, outgoing, versions, client, sending)
  return { created, leftOut: [...leftOut] }
}

/** Runs a migration, and keeps what has arrived even when it breaks off. */
async function migrate(
  migration: Migration,
  outgoing: ReadonlyMap<string, PrismicMigrationDocument>,
  versions: ReadonlyMap<string, string>,
  client: WriteClient,
  { state, say, keep }: Sending,
): Promise<void> {
  const idOf = new Map([...outgoing].map(([id, document]) => [document, id]))
  let filling: PrismicMigrationDocument | undefined
  let keeping = Promise.resolve()
  const note = (filled?: PrismicMigrationDocument): void => {
    for (const [id, { document }] of outgoing) {
      if (document.id !== undefined) state.documents[id] ??= { id: document.id, version: null }
    }
    const known = filled && state.documents[idOf.get(filled) ?? '']
    if (known) known.version = versions.get(idOf.get(filled) ?? '') ?? null
    keeping = keeping.then(keep)
  }
  try {
    await client.migrate(migration, {
      reporter(event) {
        if (event.type === 'documents:creating') {
          note()
          say(`documents created ${event.data.current}/${event.data.total}`)
        }
        if (event.type === 'documents:updating') {
          note(filling)
          filling = event.data.document
          say(`documents filled ${event.data.current}/${event.data.total}`)
        }
        if (event.type === 'documents:updated') note(filling)
      },
    })
  } finally {
    note()
    await keeping
  }
}

function addDocument(
  document: StoredDocument,
  data: Record<string, unknown>,
  migration: Migration,
  outgoing: ReadonlyMap<string, PrismicMigrationDocument>,
  sending: Sending,
): PrismicMigrationDocument {
  const { id, type, uid, lang, tags } = document
  const { source, there } = sending
  const title = findTitle(document, source.models) ?? uid ?? id
  const content = { type, ...(uid === null ? {} : { uid }), lang, tags: [...tags], data }
  const known = remoteId(id, sending)
  if (known !== undefined) {
    return migration.updateDocument({ ...there.get(keyOf(document)), ...content, id: known } as never, title)
  }
  const master = lang === source.masterLanguage ? undefined : source.translationOf(document)
  const original = master && (outgoing.get(master.id) ?? there.get(keyOf(master)))
  return migration.createDocument(
    content as never,
    title,
    original ? { masterLanguageDocument: original as never } : {},
  )
}

function mastersFirst(documents: readonly StoredDocument[], { masterLanguage }: Source): StoredDocument[] {
  return documents.toSorted((a, b) => Number(b.lang === masterLanguage) - Number(a.lang === masterLanguage))
}

/** The id of a local document in the account, if the account has it. */
function remoteId(id: string, { state, source, there }: Sending): string | undefined {
  const own = source.find(id)
  return state.documents[id]?.id ?? (own && there.get(keyOf(own))?.id)
}

function keyOf({ type, lang, uid }: { type: string; lang: string; uid: string | null }): string {
  return [type, lang, uid ?? ''].join(' ')
}
