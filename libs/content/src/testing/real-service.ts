import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A service in a process of this test, driven over HTTP alone. */
export interface RealService {
  origin: string
  /** The document API. */
  endpoint: string
  /** Saves a draft of a document and publishes it. */
  publish: (id: string, data: Record<string, unknown>, uid?: string) => Promise<void>
  /** Saves a draft only. */
  draft: (id: string, data: Record<string, unknown>) => Promise<void>
  create: (type: string, uid: string, data: Record<string, unknown>) => Promise<string>
  unpublish: (id: string) => Promise<void>
  /** @returns The token. */
  preview: (id: string) => Promise<string>
  /** Calls the control plane or the desk. */
  call: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>
  /** Requests for documents, and for repository information, since this was last called. */
  takeRequests: () => Promise<number>
  close: () => Promise<void>
}

/** A document as a repository folder holds it. */
interface StoredDocument {
  id: string
  type: string
  uid?: string
  last_publication_date?: string
  data: Record<string, unknown>
}

type Start = (options: {
  folder: string
  models: { customTypes: string; slices: string }
  port: number
}) => Promise<{ origin: string; close: () => Promise<void> }>

const text = { type: 'Text', config: { label: 'Text' } }

const types = {
  article: {
    uid: { type: 'UID', config: { label: 'UID' } },
    title: text,
    author: {
      type: 'Link',
      config: { select: 'document', customtypes: [{ id: 'person', fields: ['name'] }] },
    },
  },
  person: { uid: { type: 'UID', config: { label: 'UID' } }, name: text, bio: text },
  settings: { tagline: text },
}

/**
 * Starts a content service over a folder of its own.
 *
 * @param start The service's own starter: only contract tests may name it.
 */
export async function openRealService(start: Start, documents: StoredDocument[]): Promise<RealService> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  const write = async (path: string, json: unknown): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), JSON.stringify(json))
  }
  for (const [id, json] of Object.entries(types)) {
    const model = {
      id,
      label: id,
      format: 'page',
      repeatable: id !== 'settings',
      status: true,
      json: { Main: json },
    }
    await write(`types/${id}/index.json`, model)
  }
  await mkdir(join(folder, 'slices'))
  await write('content/repository.json', {
    name: 'test',
    languages: [{ id: 'en-gb', name: 'English', is_master: true }],
  })
  const date = '2026-01-01T00:00:00+0000'
  for (const document of documents) {
    const dates = { first_publication_date: date, last_publication_date: date }
    await write(`content/documents/${document.type}/${document.uid ?? document.id}.json`, {
      lang: 'en-gb',
      tags: [],
      alternate_languages: [],
      ...dates,
      ...document,
    })
  }
  const models = { customTypes: join(folder, 'types'), slices: join(folder, 'slices') }
  const service = await start({ folder: join(folder, 'content'), models, port: 0 })
  return {
    ...driverOf(service.origin),
    close: async () => {
      await service.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function driverOf(origin: string): Omit<RealService, 'close'> {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.text()
    if (!response.ok) throw new RealServiceError(`${method} ${path}: ${response.status} ${answer}`)
    return answer === '' ? {} : (JSON.parse(answer) as Record<string, unknown>)
  }
  const draft = async (id: string, data: Record<string, unknown>, uid?: string): Promise<void> => {
    const { version } = await call('GET', `/desk/api/documents/${id}`)
    const change = { data, ...(uid !== undefined && { uid }) }
    await call('PUT', `/desk/api/documents/${id}/draft`, change, { 'if-match': `"${String(version)}"` })
  }

  return {
    origin,
    endpoint: `${origin}/api/v2`,
    call,
    draft,
    publish: async (id, data, uid) => {
      await draft(id, data, uid)
      await call('POST', `/desk/api/documents/${id}/publish`)
    },
    create: async (type, uid, data) => {
      const { summary } = await call('POST', '/desk/api/documents', { type, uid, data })
      const { id } = summary as { id: string }
      await call('POST', `/desk/api/documents/${id}/publish`)
      return id
    },
    unpublish: async (id) => void (await call('POST', `/desk/api/documents/${id}/unpublish`)),
    preview: async (documentId) => String((await call('POST', '/desk/api/previews', { documentId })).token),
    takeRequests: async () => {
      const { count } = await call('GET', '/control/requests?path=/api/v2')
      await call('DELETE', '/control/requests')
      return Number(count)
    },
  }
}

/** The service refused what a test asked of its desk or control plane. */
class RealServiceError extends Error {
  override readonly name = 'RealServiceError'
}
