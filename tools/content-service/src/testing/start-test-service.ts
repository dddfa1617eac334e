import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createClient } from '@prismicio/client'
import type { Client, ClientConfig } from '@prismicio/client'
import { onTestFinished } from 'vitest'
import { startContentService } from '../index.ts'
import type { ContentService, ContentServiceOptions } from '../index.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { heroSlice, pageType, personType, settingsType } from './fixture-models.ts'

/** A document for a test: what is left out is filled in. */
export type TestDocument = JsonObject & { id: string; type: string; uid?: string; lang?: string }

/** What a test wants other than usual. */
interface TestOptions {
  documents?: readonly TestDocument[]
  /** More files of the folder, by path: text as it is, anything else as JSON. */
  files?: Readonly<Record<string, string | Json>>
  service?: Partial<ContentServiceOptions>
}

/** A service of a test, with what the test needs of it. */
export interface TestService extends ContentService {
  folder: string
  endpoint: string
  /** The vendor's client, new each time: it remembers refs for five seconds. */
  client(config?: ClientConfig): Client
  /** The current master ref. */
  masterRef(): Promise<string>
  /** Sends JSON and reads JSON. */
  call(method: string, path: string, body?: Json, headers?: Record<string, string>): Promise<Answer>
}

/** What came back. */
interface Answer {
  status: number
  headers: Headers
  body: JsonObject
}

const publishedOn = '2026-01-02T10:00:00+0000'

/** 1000 by 800 pixels, without text. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800"><rect width="1000" height="800" fill="#246"/></svg>'

/** Makes a folder for one test. It is gone afterwards. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes the models and documents of a test into a folder. */
export async function writeRepository(folder: string, options: TestOptions = {}): Promise<void> {
  const files: Record<string, string | Json> = {
    'models/types/page/index.json': pageType as unknown as Json,
    'models/types/person/index.json': personType as unknown as Json,
    'models/types/settings/index.json': settingsType as unknown as Json,
    'models/slices/Hero/model.json': heroSlice as unknown as Json,
    'content/repository.json': {
      name: 'test-repo',
      languages: [
        { id: 'en-gb', name: 'English', is_master: true },
        { id: 'fr-fr', name: 'French', is_master: false },
      ],
    },
    'content/images/drawing.svg': drawing,
  }
  for (const document of options.documents ?? []) {
    const name = document.uid ?? document.id
    files[`content/documents/${document.type}/${name}.${document.lang ?? 'en-gb'}.json`] = {
      lang: 'en-gb',
      tags: [],
      first_publication_date: publishedOn,
      last_publication_date: publishedOn,
      data: {},
      ...document,
    }
  }
  for (const [path, content] of Object.entries(options.files ?? {})) files[`content/${path}`] = content
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

/** Serves some documents for the length of a test. */
export async function startTestService(options: TestOptions = {}): Promise<TestService> {
  const folder = await temporaryFolder()
  await writeRepository(folder, options)
  return serve(folder, options)
}

/** Serves a folder that {@link writeRepository} wrote. */
export async function serve(folder: string, options: TestOptions = {}): Promise<TestService> {
  let isOpen = true
  const service = await startContentService({
    folder: join(folder, 'content'),
    models: { customTypes: join(folder, 'models/types'), slices: join(folder, 'models/slices') },
    port: 0,
    host: '127.0.0.1',
    ...options.service,
  })
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await service.close()
  }
  onTestFinished(close)
  const endpoint = `${service.origin}/api/v2`

  return {
    origin: service.origin,
    close,
    folder: join(folder, 'content'),
    endpoint,
    client: (config = {}) => createClient('test-repo', { documentAPIEndpoint: endpoint, ...config }),
    async masterRef() {
      const { body } = await call(service.origin, 'GET', '/api/v2')
      const [master] = body['refs'] as { ref: string }[]
      return master?.ref ?? ''
    },
    call: (method, path, body, headers) => call(service.origin, method, path, body, headers),
  }
}

async function call(
  origin: string,
  method: string,
  path: string,
  body?: Json,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(new URL(path, origin), {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && /^[[{]/.test(text)
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
}
