import type {
  DocumentDetail,
  DocumentList,
  DocumentListQuery,
  DocumentSummary,
  FindingsOfDocuments,
  DraftContent,
  HistoryEntry,
  HistorySummary,
  ImageList,
  ImagePatch,
  ImageSummary,
  ModelsInfo,
  NewDocument,
  Preview,
  PreviewInput,
  Reference,
  ReleaseDetail,
  ReleaseInput,
  RepositoryInfo,
  SentMessage,
  SettingsInfo,
  SettingsPatch,
  TranslationList,
  TranslationListQuery,
  TrashedDocument,
  WebhookTest,
} from '../../../src/desk/contract.ts'
import { call } from './call.ts'

type Query = Record<string, string | number | undefined>

function search(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

const at = (...parts: string[]): string => parts.map(encodeURIComponent).join('/')

/** Every request the desk makes of the content service. */
export const deskApi = {
  repository: () => call<RepositoryInfo>('GET', 'repository'),
  models: () => call<ModelsInfo>('GET', 'models'),

  documents: (query: DocumentListQuery, signal?: AbortSignal) =>
    call<DocumentList>('GET', `documents${search({ ...query })}`, { signal }),
  translations: (query: TranslationListQuery, signal?: AbortSignal) =>
    call<TranslationList>('GET', `translations${search({ ...query })}`, { signal }),
  findings: (ids: readonly string[], signal?: AbortSignal) =>
    call<FindingsOfDocuments>('GET', `findings${search({ ids: ids.join() })}`, { signal }),
  document: (id: string, release?: string) =>
    call<DocumentDetail>('GET', `${at('documents', id)}${search({ release })}`),
  create: (body: NewDocument) => call<DocumentDetail>('POST', 'documents', { body }),
  remove: (id: string) => call<undefined>('DELETE', at('documents', id)),
  /** Saves the draft, the copy in a release, or a document that is new. */
  saveDraft: (id: string, body: DraftContent, version: string, keepalive = false, where: Query = {}) =>
    call<DocumentDetail>('PUT', `${at('documents', id, 'draft')}${search(where)}`, {
      body,
      version,
      keepalive,
    }),
  discard: (id: string) => call<DocumentDetail | undefined>('DELETE', at('documents', id, 'draft')),
  publish: (id: string, version: string) =>
    call<DocumentDetail>('POST', at('documents', id, 'publish'), { version }),
  unpublish: (id: string) => call<DocumentDetail>('POST', at('documents', id, 'unpublish')),
  events: (id: string, query: Query) => `/desk/api/${at('documents', id, 'events')}${search(query)}`,
  moveTo: (id: string, body: { key: string; field: string | null }) =>
    call<undefined>('PUT', at('documents', id, 'presence'), { body }),
  references: (id: string) => call<Reference[]>('GET', at('documents', id, 'references')),
  history: (id: string) => call<HistorySummary[]>('GET', at('documents', id, 'history')),
  entry: (id: string, entry: string) => call<HistoryEntry>('GET', at('documents', id, 'history', entry)),
  restore: (id: string, entry: string) =>
    call<DocumentDetail>('POST', at('documents', id, 'history', entry, 'restore')),

  trash: () => call<TrashedDocument[]>('GET', 'trash'),

  images: (
    query: { search?: string; kind?: string; page?: number; pageSize?: number },
    signal?: AbortSignal,
  ) => call<ImageList>('GET', `images${search(query)}`, { signal }),
  upload: (file: File) => {
    const body = new FormData()
    body.set('file', file)
    return call<ImageSummary>('POST', 'images', { body })
  },
  changeImage: (id: string, body: ImagePatch) => call<ImageSummary>('PATCH', at('images', id), { body }),
  removeImage: (id: string) => call<undefined>('DELETE', at('images', id)),
  usage: (id: string) => call<DocumentSummary[]>('GET', at('images', id, 'usage')),

  release: (id: string) => call<ReleaseDetail>('GET', at('releases', id)),
  createRelease: (body: ReleaseInput) => call<ReleaseDetail>('POST', 'releases', { body }),
  changeRelease: (id: string, body: ReleaseInput) =>
    call<ReleaseDetail>('PATCH', at('releases', id), { body }),
  removeRelease: (id: string) => call<undefined>('DELETE', at('releases', id)),
  publishRelease: (id: string) => call<{ published: string[] }>('POST', at('releases', id, 'publish')),
  /** Puts a document into a release. A copy that is there stays, unless its version is named. */
  addToRelease: (id: string, documentId: string, version?: string) =>
    call<ReleaseDetail>('PUT', at('releases', id, 'documents', documentId), { body: {}, version }),
  /** Puts the drafts into a release that are translations of a document in it, or of each. */
  addTranslations: (id: string, of?: string) =>
    call<ReleaseDetail>('POST', `${at('releases', id, 'translations')}${search({ of })}`),
  removeFromRelease: (id: string, documentId: string) =>
    call<ReleaseDetail>('DELETE', at('releases', id, 'documents', documentId)),

  previews: () => call<Preview[]>('GET', 'previews'),
  preview: (body: PreviewInput) => call<Preview>('POST', 'previews', { body }),

  settings: () => call<SettingsInfo>('GET', 'settings'),
  changeSettings: (body: SettingsPatch) => call<SettingsInfo>('PATCH', 'settings', { body }),
  sent: () => call<SentMessage[]>('GET', 'settings/sent'),
  sendAgain: (id: string) => call<undefined>('POST', at('settings', 'sent', id, 'again')),
  testWebhook: (id: string) => call<WebhookTest>('POST', at('settings', 'webhooks', id, 'test')),
}
