import { z } from 'zod'
import type { StoredDocument } from '../documents/stored-document.ts'
import { parseStoredDocument } from '../documents/stored-document.ts'
import { ServiceError } from '../errors/service-error.ts'
import { AssetNotesFile } from '../assets/asset-notes.ts'
import type { AssetNotes } from '../assets/asset-notes.ts'
import { parseJson } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import type { Models } from '../models/model.ts'
import type { FolderReader } from '../storage/read-folder.ts'
import { files } from './files.ts'
import { hashText } from './fingerprint.ts'
import type { Draft, Language, PreviewSession, Release } from './repository.ts'
import { SettingsFile } from './settings.ts'
import type { Settings } from './settings.ts'

/** What a repository says of itself. */
export const RepositoryFile = z.object({
  name: z
    .string()
    .regex(
      /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/,
      'is not a repository name: at least 4 letters, digits and dashes',
    ),
  languages: z
    .array(z.object({ id: z.string().min(2), name: z.string(), is_master: z.boolean() }))
    .refine((list) => list.filter((language) => language.is_master).length === 1, 'must have one master'),
})

const StateFile = z.object({
  master_ref: z.string(),
  /** Of the content of the ref. */
  fingerprint: z.string(),
  past_refs: z.array(z.string()).default([]),
  former_uids: z.record(z.string(), z.string()).default({}),
})

// Well below the 256 open files that macOS and careful services allow a process.
const filesAtOnce = 64

const PreviewsFile = z.array(
  z.object({
    id: z.string(),
    documentIds: z.array(z.string()).optional(),
    releaseId: z.string().optional(),
    mainDocumentId: z.string(),
    expiresAtMs: z.number(),
  }),
)

const ReleaseFile = z.object({
  id: z.string(),
  label: z.string(),
  ref: z.string(),
  created_at: z.number(),
  scheduled_at: z.number().nullish(),
  is_migration: z.boolean().default(false),
})

/** What a repository's folder holds. */
interface LoadedRepository {
  name: string
  languages: Language[]
  documents: StoredDocument[]
  paths: Map<string, string>
  drafts: Map<string, Draft>
  releases: Map<string, Release>
  previews: Map<string, PreviewSession>
  integrations: Map<string, Map<string, Json>>
  settings: Settings
  assetNotes: AssetNotes
  state: z.infer<typeof StateFile> | undefined
  /** Of each file that decides what the master ref shows. */
  contentHashes: Map<string, string>
}

/**
 * Reads a repository.
 *
 * @throws {ServiceError} `content-service/invalid-repository`, listing every faulty file at once.
 */
export async function loadRepository(reader: FolderReader, models: Models): Promise<LoadedRepository> {
  const faults: string[] = []
  const contentHashes = new Map<string, string>()
  const keepHash = (path: string, text: string): unknown => contentHashes.set(path, hashText(text))

  const about = await readJson(reader, files.repository, RepositoryFile, faults)
  const published = await readDocuments(reader, files.documents, models, faults, keepHash)
  const languages = about?.languages ?? []
  faults.push(...contradictions(published, languages))

  const loaded: LoadedRepository = {
    name: about?.name ?? '',
    languages,
    documents: published.map(({ document }) => document),
    paths: new Map(published.map(({ path, document }) => [document.id, path])),
    drafts: await readDrafts(reader, models, faults),
    releases: await readReleases(reader, models, faults),
    previews: new Map(
      (await readJson(reader, files.previews, PreviewsFile, faults))?.map((session) => [session.id, session]),
    ),
    integrations: await readIntegrations(reader, faults),
    settings: (await readJson(reader, files.settings, SettingsFile, faults)) ?? SettingsFile.parse({}),
    assetNotes: (await readJson(reader, files.assets, AssetNotesFile, faults)) ?? AssetNotesFile.parse({}),
    state: await readJson(reader, files.state, StateFile, faults),
    contentHashes,
  }
  // Only said alone: a file that cannot be read is among the faults already.
  if (about === undefined && faults.length === 0) faults.push(`${files.repository}: is not there`)
  if (faults.length === 0) return loaded

  throw new ServiceError(
    'content-service/invalid-repository',
    `The repository in ${reader.folder} cannot be served. Nothing is served rather than a part. Correct these files:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
  )
}

interface FoundDocument {
  path: string
  document: StoredDocument
}

async function readDocuments(
  reader: FolderReader,
  within: string,
  models: Models,
  faults: string[],
  onText: (path: string, text: string) => void,
): Promise<FoundDocument[]> {
  const found: FoundDocument[] = []
  for (const { path, text } of await readTexts(reader, await reader.list(within))) {
    onText(path, text)
    const parsed = parseStoredDocument(text, models)
    if ('document' in parsed) found.push({ path, document: parsed.document })
    else faults.push(...parsed.faults.map((fault) => `${path}: ${fault}`))
  }
  return found
}

async function readDrafts(
  reader: FolderReader,
  models: Models,
  faults: string[],
): Promise<Map<string, Draft>> {
  const drafts = new Map<string, Draft>()
  const Envelope = z.object({ saved_at: z.number(), title: z.string().optional(), document: z.unknown() })
  for (const path of await reader.list(files.drafts)) {
    const envelope = await readJson(reader, path, Envelope, faults)
    if (!envelope) continue
    const parsed = parseStoredDocument(JSON.stringify(envelope.document), models)
    if ('document' in parsed) {
      drafts.set(parsed.document.id, {
        savedAtMs: envelope.saved_at,
        document: parsed.document,
        title: envelope.title,
      })
    } else faults.push(...parsed.faults.map((fault) => `${path}: ${fault}`))
  }
  return drafts
}

async function readReleases(
  reader: FolderReader,
  models: Models,
  faults: string[],
): Promise<Map<string, Release>> {
  const releases = new Map<string, Release>()
  const paths = (await reader.list(files.releases)).filter((path) => path.endsWith('/release.json'))
  for (const path of paths) {
    const about = await readJson(reader, path, ReleaseFile, faults)
    if (!about) continue
    const within = path.replace(/release\.json$/, 'documents')
    // Not hashed: a release is no part of what the master ref shows.
    const documents = await readDocuments(reader, within, models, faults, () => undefined)
    releases.set(about.id, {
      id: about.id,
      label: about.label,
      ref: about.ref,
      createdAtMs: about.created_at,
      scheduledAtMs: about.scheduled_at ?? undefined,
      isMigration: about.is_migration,
      documents: new Map(documents.map(({ document }) => [document.id, document])),
    })
  }
  return releases
}

async function readIntegrations(
  reader: FolderReader,
  faults: string[],
): Promise<Map<string, Map<string, Json>>> {
  const Items = z.array(z.looseObject({ id: z.string(), blob: z.json() }))
  const integrations = new Map<string, Map<string, Json>>()
  for (const path of await reader.list(files.integrations)) {
    const items = await readJson(reader, path, Items, faults)
    if (!items) continue
    const catalogue = path.slice(files.integrations.length + 1, -'.json'.length)
    integrations.set(catalogue, new Map(items.map((item) => [item.id, item.blob as Json])))
  }
  return integrations
}

function contradictions(documents: readonly FoundDocument[], languages: readonly Language[]): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const { path, document } of documents) {
    const keys = [`the id "${document.id}"`]
    if (document.uid !== null)
      keys.push(`the UID "${document.uid}" of the type "${document.type}" in ${document.lang}`)
    for (const key of keys) {
      const other = seen.get(key)
      if (other !== undefined) faults.push(`${path}: has ${key}, as has ${other}`)
      seen.set(key, path)
    }
    if (!languages.some(({ id }) => id === document.lang)) {
      faults.push(`${path}: the repository has no language "${document.lang}"`)
    }
  }
  return faults
}

/** Reads files, many at a time: one after the other, thousands of them take seconds. */
async function readTexts(
  reader: FolderReader,
  paths: readonly string[],
): Promise<{ path: string; text: string }[]> {
  const read: { path: string; text: string }[] = []
  for (let start = 0; start < paths.length; start += filesAtOnce) {
    const batch = paths.slice(start, start + filesAtOnce)
    read.push(
      ...(await Promise.all(batch.map(async (path) => ({ path, text: (await reader.read(path)) ?? '' })))),
    )
  }
  return read
}

async function readJson<T>(
  reader: FolderReader,
  path: string,
  schema: z.ZodType<T>,
  faults: string[],
): Promise<T | undefined> {
  const text = await reader.read(path)
  if (text === undefined) return undefined
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    faults.push(`${path}: is not JSON (${error instanceof Error ? error.message : String(error)})`)
    return undefined
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) faults.push(`${path}: ${issue.path.join('.')} ${issue.message}`)
  return undefined
}
