import type { DocumentDetail, NewDocument } from '../../desk/contract.ts'
import { DeskError, invalidContent, notFound } from '../../desk/desk-error.ts'
import { emptyDocument } from '../../documents/stored-document.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { takeDocument } from '../../intake/take-document.ts'
import type { JsonObject } from '../../json/json.ts'
import {
  anyVersion,
  everyDocument,
  latestVersion,
  stateOf,
  titleOf,
} from '../../repository/document-states.ts'
import { saveDraft } from '../../repository/drafts.ts'
import { newRef } from '../../repository/repository.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'
import { translationsOf } from '../../snapshot/translations.ts'
import { describeDocument } from './describe-document.ts'
import { asLastLeft } from './list-translations.ts'

/** Begins a document, as a draft. @throws {DeskError} 400, 404 or 422: nothing is begun. */
export async function createDocument(input: NewDocument, service: Service): Promise<DocumentDetail> {
  const { repository } = service
  const id = await repository.change(async () => {
    const empty = begin(input, repository)
    const copied = input.copyOf === undefined ? undefined : latestVersion(input.copyOf, repository)
    if (input.copyOf !== undefined && !copied) throw notFound(`document "${input.copyOf}"`)

    const { document, faults } = takeDocument(
      empty,
      {
        uid: input.uid ?? null,
        tags: input.tags ?? copied?.tags ?? [],
        data: input.data ?? ledTo(empty, copied, repository),
      },
      service,
      { held: copied },
    )
    if (faults.length > 0) throw invalidContent(faults)
    await saveDraft(document, repository)
    return document.id
  })
  return describeDocument(id, service)
}

function begin(input: NewDocument, repository: Repository): StoredDocument {
  const type = repository.models.types.get(input.type)
  const lang = input.lang ?? repository.masterLanguage
  if (input.id !== undefined && anyVersion(input.id, repository))
    throw new DeskError('desk/bad-request', 'There is a document with this id. None was begun. Reload.')
  if (!type) throw notFound(`type "${input.type}"`)
  if (!type.status)
    throw new DeskError(
      'desk/bad-request',
      `Documents of the type "${type.id}" are no longer written. Choose another type.`,
    )
  if (!repository.languages.some((language) => language.id === lang)) throw notFound(`language "${lang}"`)
  if (
    !type.repeatable &&
    everyDocument(repository).some((one) => one.type === type.id && one.lang === lang)
  ) {
    throw new DeskError(
      'desk/bad-request',
      `There can be one document of the type "${type.id}" in a language, and it exists. Edit that one.`,
    )
  }
  const original = input.translationOf === undefined ? undefined : anyVersion(input.translationOf, repository)
  if (input.translationOf !== undefined && !original) throw notFound(`document "${input.translationOf}"`)
  if (original) refuseSecond(original, lang, repository)
  return emptyDocument(input.id ?? newRef(repository.random), type.id, lang, original?.id)
}

/** Of two in one language the site shows one, and nobody could tell which. */
function refuseSecond(original: StoredDocument, lang: string, repository: Repository): void {
  const there = [original, ...translationsOf(original, asLastLeft(repository))].find(
    (one) => one.lang === lang,
  )
  if (!there) return
  throw new DeskError(
    'desk/bad-request',
    `“${titleOf(there, repository)}” is this document in "${lang}". None was begun. Reload, and edit that one.`,
  )
}

/**
 * A translation leads to what there is in its language, and to itself where its original led to itself: links that are left
 * stay in the language of the original.
 */
function ledTo(
  { id: own, lang, alternate_languages }: StoredDocument,
  copied: StoredDocument | undefined,
  repository: Repository,
): JsonObject {
  const data = copiedData(copied)
  if (alternate_languages.length === 0) return data
  const snapshot = asLastLeft(repository)
  const selves = new Set([copied?.id, ...alternate_languages.map(({ id }) => id)])
  const inLanguage = (id: string): string | undefined => {
    if (selves.has(id)) return own
    const target = snapshot.get(id)
    const other = target && translationsOf(target, snapshot).find((each) => each.lang === lang)
    return other && leadsAsFar(other.id, id, repository) ? other.id : undefined
  }
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) => {
    const { link_type, id } = Object(value) as { link_type?: unknown; id?: unknown }
    if (link_type !== 'Document' || typeof id !== 'string') return value
    return { ...(value as JsonObject), id: inLanguage(id) ?? id }
  }) as JsonObject
}

/**
 * Whether readers get as far by a link to one document as by a link to another. What was never published counts where the
 * other is not published either, as in a group that is prepared together; what was withdrawn never does.
 */
function leadsAsFar(id: string, than: string, repository: Repository): boolean {
  if (repository.master.get(id)) return true
  return stateOf(id, repository) === 'draft' && !repository.master.get(than)
}

/** A copy has slices of its own. */
function copiedData(copied: StoredDocument | undefined): JsonObject {
  if (!copied) return {}
  return JSON.parse(JSON.stringify(copied.data), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('slice_type' in value)) return value
    const { id: _id, ...slice } = value as JsonObject
    return slice
  }) as JsonObject
}
