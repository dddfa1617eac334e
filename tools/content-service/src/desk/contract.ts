/**
 * What the desk and its API say to each other.
 *
 * Types only, so that the desk can import this file without taking any of the
 * service along. All moments are milliseconds since 1970. Every failure answers
 * with a {@link DeskFailure}. See the README for paths, methods and statuses.
 *
 * @module
 */
import type { FieldFault } from '../intake/intake.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { CustomType, SharedSlice } from '../models/model.ts'
import type { HistoryAction } from '../repository/history.ts'
import type { Language } from '../repository/repository.ts'
import type { DocumentState, DocumentSummary } from '../repository/document-states.ts'
import type { Settings } from '../repository/settings.ts'
import type { Finding } from '../site-rules/site-rules.ts'
import type { DeskErrorCode } from './desk-error.ts'

export type { CustomType, FieldConfig, FieldModel, SliceVariation } from '../models/model.ts'
export type { SentMessage } from '../webhooks/deliver.ts'
export type { Visitor } from '../presence/presence.ts'

export type { FieldFault } from '../intake/intake.ts'
export type { DraftContent, NewDocument, PreviewInput, ReleaseInput, ReleaseVersionInput } from './inputs.ts'
export type { DeskErrorCode } from './desk-error.ts'
export type { DocumentState, DocumentSummary } from '../repository/document-states.ts'
export type { HistoryAction } from '../repository/history.ts'
export type { Finding } from '../site-rules/site-rules.ts'

/** `GET /desk/api/repository` */
export interface RepositoryInfo {
  name: string
  languages: Language[]
  masterLanguage: string
  /** Where this service is reached: pictures begin with it. */
  origin: string
  /** Where previews open; `null` when the service was not told. */
  siteOrigin: string | null
  masterRef: string
  types: TypeSummary[]
  /** Every tag in use, drafts included. */
  tags: string[]
  releases: ReleaseSummary[]
  /** What the signed-in editor may do; `null` where no sign-in is needed. */
  role: 'editor' | 'publisher' | null
}

/** A type of document, without its fields. */
export interface TypeSummary {
  id: string
  label: string
  format: 'page' | 'custom'
  /** Whether there can be more than one. */
  repeatable: boolean
  /** Whether new ones may be written. */
  status: boolean
  hasUid: boolean
  /** How many there are, drafts included. */
  documents: number
}

/** `GET /desk/api/models` */
export interface ModelsInfo {
  types: CustomType[]
  slices: SharedSlice[]
}

/** The query of `GET /desk/api/documents`. Lists are written `a,b`. */
export interface DocumentListQuery {
  type?: string
  state?: DocumentState
  lang?: string
  tag?: string
  /** The id of a release: documents in it. */
  release?: string
  /** Words; every one must occur, in the title, the UID or the content: whole, begun, or, where that finds nothing, with a typing error. */
  search?: string
  /** These documents, in this order. */
  ids?: string
  /** `changed` when left out, or the best match first where words are searched; with `-` in front the other way round. */
  sort?: DocumentSort | `-${DocumentSort}`
  page?: number
  /** 50 when left out, 200 at most. */
  pageSize?: number
}

export type DocumentSort = 'changed' | 'title' | 'type' | 'state' | 'lang'

/** `GET /desk/api/documents` */
export interface DocumentList {
  items: DocumentSummary[]
  total: number
  page: number
  pageSize: number
  /** How many the rest of the query finds in each state. */
  states: Record<DocumentState, number>
}

/**
 * `GET /desk/api/findings?ids=a,b`: what an editor should put right in each, as it was last left, among what visitors see.
 * Documents with nothing to put right are left out.
 */
export type FindingsOfDocuments = Readonly<Record<string, Finding[]>>

/** The query of `GET /desk/api/translations`. */
export interface TranslationListQuery {
  type?: string
  /** A language to translate into. Each of them when left out. */
  lang?: string
  /** `no`: what is translated as well. Otherwise what is missing, or older than its original. */
  todo?: 'no'
  page?: number
}

/** `GET /desk/api/translations`: documents in the master language, or in another where they are not in it. */
export interface TranslationList {
  items: TranslationRow[]
  total: number
  page: number
  pageSize: number
  /** How many of the type are missing or older, by language. */
  toDo: Record<string, number>
}

/** A document, and what there is of it in other languages. */
export interface TranslationRow {
  original: DocumentSummary
  others: TranslationOf[]
}

/** A document in another language. */
export interface TranslationOf {
  lang: string
  /** `null`: it is not in this language. */
  document: DocumentSummary | null
  /** When the original was published, where the translation was neither written nor published since. */
  olderSinceMs: number | null
}

/**
 * `GET /desk/api/documents/{id}`, and the answer to everything that changes a document.
 *
 * With `?release=`, of the copy in a release, which then stands in the place of the draft.
 */
export interface DocumentDetail {
  summary: DocumentSummary
  /** Whose copy this is. */
  release: { id: string; label: string } | null
  /** What the site shows; `null` when it shows nothing. */
  published: DocumentVersion | null
  /** What has been written since; `null` when nothing has. */
  draft: DocumentVersion | null
  /** The version to send as `If-Match` with the next draft: of the draft, or else of what is published. */
  version: string
  translations: DocumentSummary[]
  history: HistorySummary[]
  /** What to put right, by place. Findings of the severity `error` stop publishing. */
  findings: Finding[]
}

/** The content of a document at one time. */
export interface DocumentVersion {
  version: string
  savedAtMs: number
  document: DeskDocument
}

/**
 * A document as the desk reads and writes it.
 *
 * `data` holds only what is filled and cannot be derived: a link to a document is
 * `{ link_type: 'Document', id }`, a picture `{ url: '/images/file', alt, copyright }`,
 * a slice `{ id, slice_type, variation, primary, items? }`. What is absent is empty.
 * Data in the full shape of the Content API may be sent too; it is reduced.
 */
export interface DeskDocument {
  id: string
  uid: string | null
  type: string
  lang: string
  tags: string[]
  first_publication_date: string | null
  last_publication_date: string | null
  alternate_languages: { id: string }[]
  data: JsonObject
}

/** 409: another editor has saved since this one loaded. Nothing was overwritten. */
export interface Conflict extends DeskFailure {
  /** What there is now. */
  current: DocumentDetail
}

/** `GET /desk/api/trash`: a document that was deleted. Its last `entry` is restored as any other. */
export interface TrashedDocument extends Pick<DocumentSummary, 'id' | 'type' | 'lang' | 'uid' | 'title'> {
  entry: string
  deletedAtMs: number
  untilMs: number
}

/** A version that is kept. */
export interface HistorySummary {
  id: string
  atMs: number
  action: HistoryAction
  version: string
}

/** `GET /desk/api/documents/{id}/history/{entry}` */
export interface HistoryEntry extends HistorySummary {
  document: DeskDocument
}

/** `GET /desk/api/documents/{id}/references`: what leads here. */
export interface Reference {
  document: DocumentSummary
  /** Where in it, as in {@link Finding.path}. */
  paths: string[]
}

/** `GET /desk/api/images?search=&kind=image|file&page=&pageSize=` */
export interface ImageList {
  items: ImageSummary[]
  total: number
  page: number
  pageSize: number
}

/** A file of the media library. */
export interface ImageSummary {
  id: string
  file: string
  /** What a picture field holds: `/images/<file>`. Works as an address too. */
  url: string
  kind: 'image' | 'file'
  width: number | null
  height: number | null
  sizeBytes: number
  addedAtMs: number
  alt: string | null
  credits: string | null
  notes: string | null
  tags: string[]
  /** How many documents use it. */
  uses: number
}

/** `PATCH /desk/api/images/{id}` */
export interface ImagePatch {
  alt?: string | null
  credits?: string | null
  notes?: string | null
  tags?: string[]
}

/** A release in a list. */
export interface ReleaseSummary {
  id: string
  label: string
  createdAtMs: number
  scheduledAtMs: number | null
  /** Whether it has a time and stays when that comes, because of errors in it. */
  isHeldBack: boolean
  documents: number
  /** Of how many something else was written or published since. */
  newer: number
}

/** `GET /desk/api/releases/{id}` */
export interface ReleaseDetail extends ReleaseSummary {
  versions: ReleaseVersion[]
  /** Drafts in other languages of what is in it, which it will not publish. */
  translationsLeftOut: DocumentSummary[]
}

/** A document as a release will publish it. */
export interface ReleaseVersion {
  summary: DocumentSummary
  version: string
  document: DeskDocument
  findings: Finding[]
}

/** An open preview of unpublished content. */
export interface Preview {
  id: string
  /** Opens the preview in the site; `null` when the service does not know where the site is. */
  url: string | null
  /** A link to share: opens the same preview until it ends. */
  shareUrl: string
  token: string
  documentId: string
  releaseId: string | null
  expiresAtMs: number
}

/** `GET /desk/api/settings`, and the answer to `PATCH`. Tokens left out of an entry are made. */
export type SettingsInfo = Settings

/** `PATCH /desk/api/settings`: each member replaces what there was. Entries without an id are new. */
export interface SettingsPatch {
  access?: Settings['access']
  previewLifetimeHours?: number
  accessTokens?: { id?: string; name: string; scope: 'master' | 'master+releases'; token?: string }[]
  writeTokens?: { id?: string; name: string; token?: string }[]
  webhooks?: (Omit<Settings['webhooks'][number], 'id'> & { id?: string })[]
}

/** `POST /desk/api/settings/webhooks/{id}/test` */
export interface WebhookTest {
  isTaken: boolean
  /** What came back, in words. */
  outcome: string
}

/** Every failure of the desk's API. */
export interface DeskFailure {
  error: {
    code: DeskErrorCode
    /** What happened, why it matters, what to do. */
    message: string
    /** With `desk/invalid`: what is wrong, by place. */
    faults?: FieldFault[]
    /** With `desk/not-ready`: what stops publishing. */
    findings?: Finding[]
    /** More, by code. */
    details?: Json
  }
}
