import { z } from 'zod'
import { findFindings } from '../../desk/find-findings.ts'
import { emptyDocument } from '../../documents/stored-document.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { WireError } from '../../errors/wire-error.ts'
import type { FieldFault } from '../../intake/intake.ts'
import { takeDocument } from '../../intake/take-document.ts'
import type { Json, JsonObject } from '../../json/json.ts'
import { anyVersion, everyDocument, saysTheSame } from '../../repository/document-states.ts'
import { createRelease, publishRelease, replaceRelease } from '../../repository/releases.ts'
import { newRef } from '../../repository/repository.ts'
import type { Release, Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

const content = {
  title: z.string().optional(),
  uid: z.string().optional(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), z.json()),
}
const NewDocument = z.object({
  ...content,
  type: z.string(),
  lang: z.string(),
  alternate_language_id: z.string().optional(),
})
const ChangedDocument = z.object(content)

/** `POST /documents`: a new document in the migration release. @throws {WireError} 400. */
export async function migrateNewDocument(input: unknown, service: Service): Promise<JsonObject> {
  const { repository } = service
  const given = parse(NewDocument, input)
  return repository.change(async () => {
    // Translations are tied to the document they were made from, which has to be there first.
    const original = given.alternate_language_id
    const base = begin(given.type, given.lang, original, repository)
    const document = takeContent(base, given, service)
    await intoMigrationRelease(document, repository)
    return describe(document, given.title)
  })
}

/** `PUT /documents/{id}`: a new version in the migration release. @throws {WireError} 400 or 404. */
export async function migrateDocument(id: string, input: unknown, service: Service): Promise<JsonObject> {
  const { repository } = service
  const given = parse(ChangedDocument, input)
  return repository.change(async () => {
    const base = migrationRelease(repository)?.documents.get(id) ?? anyVersion(id, repository)
    if (!base) throw new WireError(404, { message: `The document ${id} does not exist` })
    const document = takeContent(base, given, service)
    await intoMigrationRelease(document, repository)
    return describe(document, given.title)
  })
}

/** `POST /migration-release/publish`. @throws {WireError} 400 when something in it cannot be published. */
export async function publishMigration({ repository }: Service): Promise<{ totalItems: number }> {
  return repository.change(async () => {
    const release = migrationRelease(repository)
    if (!release) return { totalItems: 0 }
    const content = repository.master.with(release.documents)
    const details = [...release.documents.values()].flatMap((document) =>
      findFindings(document, repository, content)
        .filter(({ severity }) => severity === 'error')
        .map(({ path, message }) => ({ property: `${document.id}.${path}`, error: message })),
    )
    if (details.length > 0) throw invalid(details)
    await publishRelease(release, repository)
    return { totalItems: release.documents.size }
  })
}

function takeContent(
  base: StoredDocument,
  given: z.infer<typeof ChangedDocument>,
  service: Service,
): StoredDocument {
  const { repository } = service
  const { document, faults } = takeDocument(
    base,
    { uid: given.uid ?? base.uid, tags: given.tags ?? base.tags, data: given.data },
    service,
    { isForeign: true },
  )
  const taken = faults.map(({ path, message }) => ({
    property: path.replace(/^data\./, ''),
    value: valueAt(given, path),
    error: message,
  }))
  if (isUidTaken(document, repository)) {
    taken.push({
      property: 'uid',
      value: document.uid ?? '',
      error: 'is taken by another document of the type',
    })
  }
  if (taken.length > 0) throw invalid(taken)
  return document
}

function isUidTaken(document: StoredDocument, repository: Repository): boolean {
  return (
    document.uid !== null &&
    everyDocument(repository).some(
      (other) =>
        other.id !== document.id &&
        other.uid === document.uid &&
        other.type === document.type &&
        other.lang === document.lang,
    )
  )
}

function begin(
  type: string,
  lang: string,
  original: string | undefined,
  repository: Repository,
): StoredDocument {
  const details: Fault[] = []
  if (!repository.models.types.has(type))
    details.push({ property: 'type', value: type, error: 'does not exist' })
  if (!repository.languages.some(({ id }) => id === lang)) {
    details.push({ property: 'lang', value: lang, error: 'is not a language of the repository' })
  }
  if (original !== undefined && !anyVersion(original, repository)) {
    details.push({ property: 'alternate_language_id', value: original, error: 'does not exist' })
  }
  if (details.length > 0) throw invalid(details)
  return emptyDocument(newRef(repository.random), type, lang, original)
}

async function intoMigrationRelease(document: StoredDocument, repository: Repository): Promise<void> {
  const release =
    migrationRelease(repository) ?? (await createRelease('Migration release', undefined, repository, true))
  const before = release.documents.get(document.id)
  // The vendor's client begins every document empty and writes it afterwards.
  const isWrittenOver = before && Object.keys(before.data).length > 0 && !saysTheSame(before, document)
  await replaceRelease(
    { ...release, documents: new Map(release.documents).set(document.id, document) },
    repository,
    isWrittenOver ? [before] : [],
  )
}

function migrationRelease(repository: Repository): Release | undefined {
  return [...repository.releases.values()].find(({ isMigration }) => isMigration)
}

type Fault = { property: string; value?: Json; error: FieldFault['message'] }

function invalid(details: Fault[]): WireError {
  return new WireError(400, { message: 'Validation failed', details })
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw invalid(
    parsed.error.issues.map((issue) => ({ property: issue.path.join('.'), error: issue.message })),
  )
}

function valueAt(given: unknown, path: string): Json {
  let value: unknown = given
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return (value ?? null) as Json
}

function describe(document: StoredDocument, title: string | undefined): JsonObject {
  const { id, type, lang, uid } = document
  return { id, title: title ?? uid ?? id, type, lang, ...(uid === null ? {} : { uid }) }
}
