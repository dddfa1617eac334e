import { join } from 'node:path'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { AssetNotes } from '../assets/asset-notes.ts'
import { loadCatalogue } from '../assets/catalogue.ts'
import type { AssetCatalogue } from '../assets/catalogue.ts'
import type { JsonObject } from '../json/json.ts'
import { loadModels } from '../models/load.ts'
import type { ModelFolders } from '../models/load.ts'
import type { Models } from '../models/model.ts'
import { allData } from '../render/render-document.ts'
import { files } from '../repository/files.ts'
import { loadRepository } from '../repository/load.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import { translationsOf } from '../snapshot/translations.ts'
import { readFolder } from '../storage/read-folder.ts'

/** The published content of a folder. */
export interface Source {
  folder: string
  masterLanguage: string
  /** Items of integrations that data named and does not carry: the Migration API takes none. */
  leftOut: ReadonlySet<string>
  models: Models
  assets: AssetCatalogue
  assetNotes: AssetNotes
  documents: readonly StoredDocument[]
  find(id: string): StoredDocument | undefined
  /** The same content in the master language. */
  translationOf(document: StoredDocument): StoredDocument | undefined
  /** The data of a document as the Content API would send it. */
  dataOf(document: StoredDocument): JsonObject
}

/** Reads the published content of a folder and changes nothing: a service may be running on it. */
export async function openForReading(folder: string, modelFolders: ModelFolders): Promise<Source> {
  const models = await loadModels(modelFolders)
  const loaded = await loadRepository(readFolder(folder), models)
  const assets = await loadCatalogue(join(folder, files.images))
  const snapshot = createSnapshot(loaded.documents)
  const leftOut = new Set<string>()
  const masterLanguage = loaded.languages.find((language) => language.is_master)?.id ?? ''
  const context = {
    snapshot,
    models,
    assets,
    origin: 'http://localhost',
    addressOf: () => null,
    brokenRoute: undefined,
    fetchLinks: new Map(),
    withRelated: false,
    integrationItem: (_catalogue: string | undefined, id: string) => {
      leftOut.add(id)
      return null
    },
  }
  return {
    folder,
    leftOut,
    masterLanguage,
    models,
    assets,
    assetNotes: loaded.assetNotes,
    documents: snapshot.all(),
    find: (id) => snapshot.get(id),
    translationOf: (document) =>
      translationsOf(document, snapshot).find(({ lang }) => lang === masterLanguage),
    dataOf: (document) => allData(document, context),
  }
}
