import { join, resolve } from 'node:path'
import { createClock } from '@house-edge/double/clock'
import { createControl } from '@house-edge/double/control'
import { openDrawnPictures } from '@house-edge/double/drawn-pictures'
import { isLoopback } from '@house-edge/double/network'
import { hostsOf } from './access/guard.ts'
import { loadSiteRules, noRules } from './site-rules/site-rules.ts'
import { createSessions } from './access/sign-in.ts'
import type { SignIn } from './access/backend-client.ts'
import { ServiceError } from './errors/service-error.ts'
import type { ModelFolders } from './models/load.ts'
import { missingPictures } from './images/missing-pictures.ts'
import { createPresence } from './presence/presence.ts'
import { secureRandom } from './repository/random.ts'
import { keptParts } from './repository/kept-parts.ts'
import { openRepository } from './repository/open.ts'
import { watchSchedule } from './operations/desk/scheduled-releases.ts'
import type { Service } from './service.ts'
import { seedFolder } from './storage/seed.ts'
import { takeFolder } from './storage/take-folder.ts'
import { openStorage, type Storage, type WriteFile } from './storage/storage.ts'
import { createApp } from './transport/app.ts'
import { listen } from './transport/listen.ts'
import { readSent, resumeDeliveries } from './webhooks/deliver.ts'
import { startWebhooks } from './webhooks/start-webhooks.ts'
import type { Say } from './say.ts'

/** How to serve a repository. */
export interface ContentServiceOptions {
  /** The folder of the repository. It belongs to this process while the service runs. */
  folder: string
  models: ModelFolders
  /** A repository to begin with, and to take changes from at every start. */
  seed?: string | undefined
  /** 0 takes a free one. */
  port: number
  /** The address to bind. `127.0.0.1` when left out: only this machine can reach it. */
  host?: string | undefined
  /** How others reach the service. `http://localhost:<port>` when left out. */
  publicOrigin?: string | undefined
  /** Number of own servers in front, each adding an entry to `X-Forwarded-For`. 0 when left out: such headers are not believed. */
  trustedHops?: number | undefined
  /** Where the site that shows the content is: previews open there. */
  siteOrigin?: string | undefined
  /** A module that says what the site asks of a document. Nothing is asked when left out. */
  rules?: string | undefined
  /** A webhook that is called for every change, beside those of the settings. */
  webhook?: { url: string; secret: string } | undefined
  /** Opens the Asset and Migration APIs, beside the tokens of the settings. */
  writeToken?: string | undefined
  /** The backend whose accounts open the desk. This or a token is needed when others can reach the service. */
  signIn?: SignIn | undefined
  /** Opens the desk and the control plane; asked for when set. */
  deskToken?: string | undefined
  /** How many pictures are drawn at once, and how many may wait for it. */
  drawing?: { atOnce?: number; mostWaiting?: number } | undefined
  /** `Date.now` when left out. */
  now?: (() => number) | undefined
  /** Random numbers from 0 to 1. Default: unpredictable ones. */
  random?: (() => number) | undefined
  /** How files are written: synced and renamed into place when left out. */
  writeFile?: WriteFile | undefined
  /** Where messages go. Nowhere when left out. */
  log?: Say | undefined
}

/** A service that runs. */
export interface ContentService {
  /** How it is reached, without a slash at the end. */
  origin: string
  /** Ends it and releases its folder. Everything that was answered is on disk. */
  close(): Promise<void>
}

const pictureLimitBytes = 256 * 1024 * 1024

/**
 * Serves a repository as the hosted service would.
 *
 * @throws {ServiceError} The folder is in use, the port is taken, or the models or documents are faulty.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const folder = resolve(options.folder)
  const host = options.host ?? '127.0.0.1'
  if (!isLoopback(host) && !options.deskToken && !options.signIn) throw deskTokenMissing(host)
  const log = options.log ?? (() => undefined)
  const siteRules = options.rules === undefined ? noRules : await loadSiteRules(options.rules, log)
  const lock = await takeFolder(folder)

  try {
    const storage = await openStorage({ folder, writeFile: options.writeFile, log })
    const clock = createClock(options.now)
    if (options.seed !== undefined) await seed(resolve(options.seed), storage, clock.nowMs(), log)

    const random = options.random ?? secureRandom
    const repository = await openRepository(storage, options.models, clock, random, siteRules)
    const closing = new AbortController()
    const service: Service = {
      repository,
      origin: '',
      siteOrigin: options.siteOrigin?.replace(/\/+$/, ''),
      pictures: await openDrawnPictures({
        folder: join(folder, 'cache', 'images'),
        limitBytes: pictureLimitBytes,
        ...options.drawing,
        report: (error) => log(`a picture could not be kept: ${String(error)}`, 'warn'),
      }),
      control: { ...createControl(clock, random), endedPreview: 'not-found' },
      presence: createPresence(),
      sent: await readSent(storage),
      closing: closing.signal,
      writeToken: options.writeToken,
      models: options.models,
      log,
    }
    const rules = {
      hosts: hostsOf(host, options.publicOrigin),
      token: options.deskToken,
      trustedHops: options.trustedHops ?? 0,
      isSecure: options.publicOrigin?.startsWith('https:') === true,
      sessions: options.signIn && createSessions(options.signIn, () => clock.nowMs()),
    }
    const listening = await listen(createApp(service, rules).fetch, { host, port: options.port })
    service.origin = (options.publicOrigin ?? `http://localhost:${listening.port}`).replace(/\/+$/, '')
    startWebhooks(service, options.webhook)
    resumeDeliveries(service)
    watchSchedule(repository, log)
    repository.onUpdate(({ documents }) => {
      for (const id of documents) service.presence.saved(id, null)
    })
    for (const line of [...missingPictures(repository), ...keptParts(repository)]) log(line, 'warn')
    void repository.textIndex.prepare(repository.master)

    return {
      origin: service.origin,
      async close() {
        await listening.close()
        closing.abort()
        await repository.change(() => Promise.resolve())
        await service.pictures.close()
        clock.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function seed(from: string, storage: Storage, nowMs: number, log: Say): Promise<void> {
  const { copied, kept, removed } = await seedFolder(from, storage, nowMs)
  if (copied.length > 0) log(`took ${copied.length} files from ${from}`)
  if (removed.length > 0) log(`removed ${removed.length} files that are gone from ${from}`)
  for (const path of kept) log(`kept ${path} as it was edited here; ${from} has another version`)
}

function deskTokenMissing(host: string): ServiceError {
  return new ServiceError(
    'content-service/invalid-option',
    `The service would be reachable from other machines at ${host}, and its desk has no sign-in. It was not started. Bind 127.0.0.1, or set CONTENT_SIGN_IN_URL and CONTENT_SIGN_IN_KEY, or CONTENT_DESK_TOKEN.`,
  )
}
