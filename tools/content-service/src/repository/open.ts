import { join } from 'node:path'
import type { Clock } from '@house-edge/double/clock'
import { noRules, type SiteRules } from '../site-rules/site-rules.ts'
import { loadCatalogue } from '../assets/catalogue.ts'
import type { Json } from '../json/json.ts'
import { loadModels } from '../models/load.ts'
import type { ModelFolders } from '../models/load.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import { createTextIndex } from '../snapshot/text-index.ts'
import type { Storage } from '../storage/storage.ts'
import { files } from './files.ts'
import { loadRepository } from './load.ts'
import { newRef } from './repository.ts'
import type { ContentUpdate, Repository } from './repository.ts'
import { fingerprintOf, hashText, stateText } from './fingerprint.ts'

type Content = Omit<
  Repository,
  'folder' | 'clock' | 'random' | 'siteRules' | 'change' | 'storage' | 'announce' | 'onUpdate'
>

/**
 * Opens the repository in a folder that is seeded.
 *
 * The content of a ref never changes. So when a file it depends on was changed
 * while the service was not running, published content begins with a new ref.
 */
export async function openRepository(
  storage: Storage,
  modelFolders: ModelFolders,
  clock: Clock,
  random: () => number,
  siteRules: SiteRules = noRules,
): Promise<Repository> {
  const listeners: ((update: ContentUpdate) => void)[] = []
  let queue: Promise<unknown> = Promise.resolve()

  const repository: Repository = {
    ...(await readContent(storage, modelFolders, random)),
    storage,
    folder: storage.folder,
    clock,
    random,
    siteRules,
    change(work) {
      const done = queue.then(work)
      queue = done.catch(() => undefined)
      return done
    },
    announce(update) {
      for (const listener of listeners) listener(update)
    },
    onUpdate: (listener) => listeners.push(listener),
  }
  await repository.storage.bring(files.state, stateText(repository))
  return repository
}

/** Reads the folder and the models again, as after a change by hand. Call it within {@link Repository.change}. */
export async function reloadRepository(repository: Repository, modelFolders: ModelFolders): Promise<void> {
  const content = await readContent(repository.storage, modelFolders, repository.random)
  const { masterRef, master, pastRefs, integrationsRef, integrations, pastIntegrations } = repository
  Object.assign(repository, content, {
    pastRefs: masterRef === content.masterRef ? pastRefs : new Map(pastRefs).set(masterRef, master),
    pastIntegrations:
      integrationsRef === null || integrationsRef === content.integrationsRef
        ? pastIntegrations
        : new Map(pastIntegrations).set(integrationsRef, integrations),
  } satisfies Partial<Repository>)
  await repository.storage.bring(files.state, stateText(repository))
  if (masterRef !== repository.masterRef)
    repository.announce({ masterRef: repository.masterRef, documents: [] })
}

async function readContent(
  storage: Storage,
  modelFolders: ModelFolders,
  random: () => number,
): Promise<Content> {
  const models = await loadModels(modelFolders)
  const assets = await loadCatalogue(join(storage.folder, files.images))
  const loaded = await loadRepository(storage, models)
  const fingerprint = fingerprintOf({ models, assets, contentHashes: loaded.contentHashes })
  const isUnchanged = loaded.state?.fingerprint === fingerprint
  const pastRefs = loaded.state?.past_refs ?? []
  if (loaded.state && !isUnchanged) pastRefs.push(loaded.state.master_ref)

  return {
    name: loaded.name,
    languages: loaded.languages,
    masterLanguage: loaded.languages.find((language) => language.is_master)?.id ?? '',
    models,
    assets,
    textIndex: createTextIndex(models),
    assetNotes: loaded.assetNotes,
    integrations: loaded.integrations,
    integrationsRef: loaded.integrations.size > 0 ? integrationsRefOf(loaded.integrations) : null,
    pastIntegrations: new Map(),
    masterRef: loaded.state && isUnchanged ? loaded.state.master_ref : newRef(random),
    master: createSnapshot(loaded.documents),
    pastRefs: new Map(pastRefs.map((ref) => [ref, undefined])),
    formerUids: new Map(Object.entries(loaded.state?.former_uids ?? {})),
    paths: loaded.paths,
    contentHashes: loaded.contentHashes,
    drafts: loaded.drafts,
    releases: loaded.releases,
    previews: loaded.previews,
    settings: loaded.settings,
  }
}

function integrationsRefOf(integrations: ReadonlyMap<string, ReadonlyMap<string, Json>>): string {
  const text = JSON.stringify([...integrations].map(([name, items]) => [name, ...items]))
  return `X${hashText(text).slice(0, 15)}`
}
