import type { Clock } from '@house-edge/double/clock'
import type { SiteRules } from '../site-rules/site-rules.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { AssetNotes } from '../assets/asset-notes.ts'
import type { AssetCatalogue } from '../assets/catalogue.ts'
import type { Json } from '../json/json.ts'
import type { Models } from '../models/model.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { TextIndex } from '../snapshot/text-index.ts'
import type { Storage } from '../storage/storage.ts'
import type { Settings } from './settings.ts'

/** A language of a repository. */
export interface Language {
  id: string
  name: string
  is_master: boolean
}

/** What an editor has written and not published. */
export interface Draft {
  savedAtMs: number
  document: StoredDocument
  /** What the editor calls it, where its fields do not say. */
  title?: string | undefined
}

/** Changes that are to be published together. */
export interface Release {
  id: string
  label: string
  /** Changes whenever the release does. */
  ref: string
  createdAtMs: number
  scheduledAtMs: number | undefined
  /** Written by a migration: published by the Migration API, and not listed among the refs. */
  isMigration: boolean
  documents: ReadonlyMap<string, StoredDocument>
}

/** A preview of unpublished content, for everybody with its address until it expires. */
export interface PreviewSession {
  id: string
  /** Which drafts are shown; all of them when absent and no release is named. */
  documentIds?: readonly string[] | undefined
  releaseId?: string | undefined
  /** The document the visitor is brought to first. */
  mainDocumentId: string
  expiresAtMs: number
}

/** Everything a running service knows. Read freely; change only within {@link Repository.change}. */
export interface Repository {
  readonly folder: string
  readonly storage: Storage
  name: string
  languages: readonly Language[]
  masterLanguage: string
  readonly clock: Clock
  /** What the site that shows the content asks of a document. */
  readonly siteRules: SiteRules
  /** From 0 to 1, as `Math.random`. */
  readonly random: () => number
  models: Models
  assets: AssetCatalogue
  textIndex: TextIndex
  /** What people wrote about the files of the media library. */
  assetNotes: AssetNotes
  /** Items of integrations, by catalogue and id. */
  integrations: ReadonlyMap<string, ReadonlyMap<string, Json>>
  /** Earlier items, by the ref that named them. */
  pastIntegrations: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Json>>>
  /** Names the current items of the integrations; `null` without any. */
  integrationsRef: string | null
  masterRef: string
  master: Snapshot
  /** Earlier master refs and what they showed; `undefined` once that is gone. The latest is last. */
  pastRefs: Map<string, Snapshot | undefined>
  /** Who had a UID last, by `uidKey`. */
  formerUids: Map<string, string>
  /** In which file of the folder a published document is. */
  paths: Map<string, string>
  /** Of each file that decides what the master ref shows. */
  contentHashes: Map<string, string>
  drafts: Map<string, Draft>
  releases: Map<string, Release>
  previews: Map<string, PreviewSession>
  settings: Settings
  /** Runs one change at a time, in the order they are asked for. */
  change<T>(work: () => Promise<T>): Promise<T>
  /** Tells those who listen that what the API shows has changed. */
  announce(update: ContentUpdate): void
  onUpdate(listener: (update: ContentUpdate) => void): void
}

/** What has changed in the API, as a webhook reports it. */
export interface ContentUpdate {
  /** Present when the published content changed. */
  masterRef?: string | undefined
  /** Documents published or unpublished. */
  documents: readonly string[]
  releases?: ListChanges<Release> | undefined
  tags?: ListChanges<string> | undefined
}

/** What came, changed and went of a list. */
export interface ListChanges<T> {
  addition?: readonly T[] | undefined
  update?: readonly T[] | undefined
  deletion?: readonly T[] | undefined
}

/** A new ref, id or token of the hosted service's look: 16 letters, digits, `_` and `-`. */
export function newRef(random: () => number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'
  let ref = 'Z'
  while (ref.length < 16) ref += letters[Math.floor(random() * letters.length)] ?? 'A'
  return ref
}

/** The key of {@link Repository.formerUids}. */
export function uidKey(type: string, uid: string): string {
  return `${type}/${uid}`
}
