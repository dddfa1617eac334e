import { createClient } from '@prismicio/client'
import { publish } from '../repository/publish.ts'
import { textAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { Brought } from './bring-in.ts'
import { bringIn, checkForeign, refused } from './bring-in.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { readApiDocument } from './read-export.ts'
import { workInFolder } from './work-in-folder.ts'
import type { Target } from './work-in-folder.ts'

/** The account content comes from. */
export interface Account {
  repository: string
  /** The Content API, ending in `/api/v2`; the vendor's when left out. */
  documentEndpoint?: string | undefined
  accessToken?: string | undefined
}

/** How to pull. */
export interface PullOptions {
  account: Account
  target: Omit<Target, 'newRepository'>
  /** Asked before documents that the account does not have are deleted here; they stay when left out. */
  mayDelete?: ((ids: readonly string[]) => Promise<boolean>) | undefined
  fetch?: typeof globalThis.fetch | undefined
  say?: ((line: string) => void) | undefined
}

/** The result of pulling. */
interface Pulled extends Brought {
  /** Published here and not in the account. */
  missing: string[]
  deleted: string[]
}

/**
 * Brings everything that an account has published into a folder, pictures too.
 *
 * Drafts here stay. What is replaced, or deleted, stays in the history.
 *
 * @throws {ServiceError} `content-service/transfer-refused`, naming everything that has no place. Nothing is changed then.
 */
export async function pull(options: PullOptions): Promise<Pulled> {
  const { account, target } = options
  const say = options.say ?? (() => undefined)
  const client = createClient(account.repository, {
    ...(account.documentEndpoint === undefined ? {} : { documentAPIEndpoint: account.documentEndpoint }),
    ...(account.accessToken === undefined ? {} : { accessToken: account.accessToken }),
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  })
  const { languages } = await client.getRepository()
  say(`asking ${account.repository} for its documents`)
  const sent = (await client.dangerouslyGetAll({ lang: '*' })) as unknown as JsonObject[]
  say(`${sent.length} documents are published in ${account.repository}`)
  const documents = sent.map((document) =>
    readApiDocument(document, `${account.repository}: ${textAt(document, 'id') ?? ''}`),
  )

  const newRepository = { name: account.repository, languages }
  return workInFolder({ ...target, newRepository }, async (repository) => {
    // Before anything is fetched: what has no place has none with its pictures either.
    checkForeign(documents, repository)
    const faults: string[] = []
    const fetching = { fetch: options.fetch ?? globalThis.fetch, repository, say, faults }
    const own = await fetchPictures(documents, fetching)
    if (faults.length > 0) throw refused(faults)
    const brought = await bringIn(checkForeign(own, repository), repository)

    const there = new Set(documents.map(({ id }) => id))
    const missing = repository.master.all().flatMap(({ id }) => (there.has(id) ? [] : [id]))
    const deletes = missing.length > 0 && ((await options.mayDelete?.(missing)) ?? false)
    if (deletes) {
      await publish(repository, { changes: new Map(missing.map((id) => [id, null])), action: 'deleted' })
    }
    return { ...brought, missing, deleted: deletes ? missing : [] }
  })
}
