import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { createKeptFiles } from './kept-files.ts'
import { createPageStore } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** Files of a build, ready to be sent. */
export interface BuildFiles {
  /** The file at a path. Read on the first request and kept compressed. */
  find: (path: string) => StoredResponse | undefined
  /** The file, if it has been read already. */
  findKept: (path: string) => StoredResponse | undefined
  /** Whether a path is that of a file, perhaps of another build. Reads nothing. */
  has: (path: string) => boolean
  /** Keeps the files of this build for the processes of others. */
  keep: () => Promise<void>
}

/** Where the files of a build are, and how they are sent. */
export interface BuildFilesOptions {
  /** Folder of the Next app. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  /** Whether a path changes with its content, besides the framework's own files. Default: none do. */
  isImmutable?: ((path: string) => boolean) | undefined
  /** Folder in which the files of all builds are kept. Default: there are those of this build alone. */
  keptFiles?: string | undefined
  /** Identity of this build. */
  build?: string | undefined
  /** Memory for all files together. Bytes. @default 16 MiB */
  maxBytes?: number | undefined
  /** Whether files are compressed a second time, as small as possible, on another thread. @default true */
  compressesStrongly?: boolean | undefined
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
}

/** A path to a file, without a way out of its folder. */
const plainPath = /^(?:\/(?!\.)[^/\\]+)+$/

const year = 'public, max-age=31536000, immutable'
const ask = 'public, max-age=0, must-revalidate'

/**
 * Finds the files of a build: the framework's (`/_next/static`), prerendered responses of handlers, and the folder
 * `public`. The list is made once, so unknown paths cause no disk access.
 */
export function createBuildFiles(options: BuildFilesOptions): BuildFiles {
  const { folder, distDir = '.next', headers, isImmutable = () => false } = options
  const { maxBytes = 16 * 2 ** 20, compressesStrongly } = options
  const build = join(folder, distDir)
  const places = new Map<string, Place>([
    ...filesUnder(join(folder, 'public')).map((file) => placeOf('', file)),
    ...filesUnder(join(build, 'static')).map((file) => placeOf('/_next/static', file)),
    ...handledFiles(build),
  ])
  const store = createPageStore({ maxBytes, compressesStrongly })
  const isNamedByContent = (path: string): boolean => path.startsWith('/_next/static/') || isImmutable(path)
  const named = new Map(
    [...places].filter(([path]) => isNamedByContent(path)).map(([path, { file }]) => [path, file]),
  )
  const ofAllBuilds =
    options.keptFiles === undefined
      ? undefined
      : createKeptFiles(options.keptFiles, options.build ?? '', named, Date.now)

  const put = (path: string, body: Buffer, type: string): StoredResponse => {
    const cacheControl = isNamedByContent(path) ? year : ask
    const sent = Object.entries({ ...headers, 'content-type': type, 'cache-control': cacheControl })
    return store.put(path, { body, headers: sent })
  }
  const read = (path: string, { file, type }: Place): StoredResponse | undefined => {
    try {
      return put(path, readFileSync(file), type)
    } catch {
      // The file was deleted, as a build in this folder does.
      places.delete(path)
      return undefined
    }
  }
  /** Of a page that a process of another build has sent. */
  const readKept = (path: string): StoredResponse | undefined => {
    if (!isNamedByContent(path) || !plainPath.test(path)) return undefined
    const body = ofAllBuilds?.find(path)
    return body && put(path, body, typeOf(path))
  }
  return {
    findKept: store.get,
    has: (path) => places.has(path) || (ofAllBuilds !== undefined && isNamedByContent(path)),
    find: (path) => {
      const kept = store.get(path)
      if (kept) return kept
      const place = places.get(path)
      return (place && read(path, place)) ?? readKept(path)
    },
    keep: async () => ofAllBuilds?.keep(),
  }
}

interface Place {
  file: string
  type: string
}

function placeOf(prefix: string, { path, file }: { path: string; file: string }): [string, Place] {
  return [`${prefix}/${path}`, { file, type: typeOf(file) }]
}

function typeOf(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/**
 * Responses of static route handlers that the build has run: a `.body` with a `.meta` beside it, of a route without
 * revalidation (Next 16.4.5).
 */
function handledFiles(build: string): [string, Place][] {
  const { routes = {} } = (readJson(join(build, 'prerender-manifest.json')) ?? {}) as RunAhead
  return (
    Object.entries(routes)
      // Entries with a payload are pages. There can be thousands, so the manifest is read instead of the folders.
      .filter(
        ([, { initialRevalidateSeconds, dataRoute }]) => initialRevalidateSeconds === false && !dataRoute,
      )
      .flatMap(([path]) => {
        const file = join(build, 'server/app', ...path.split('/').map(decodeURIComponent))
        const { status = 200, headers = {} } = (readJson(`${file}.meta`) ?? {}) as Meta
        const type = headers['content-type']
        const own = Object.keys(headers).filter(
          (name) => name !== 'content-type' && !name.startsWith('x-next'),
        )
        // A response with more headers than its type is left to the framework.
        return type === undefined || status !== 200 || own.length > 0
          ? []
          : [[path, { file: `${file}.body`, type }] as [string, Place]]
      })
  )
}

interface Meta {
  status?: number
  headers?: Record<string, string>
}

interface RunAhead {
  routes?: Record<string, { initialRevalidateSeconds?: number | false; dataRoute?: string | null }>
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function filesUnder(folder: string): { path: string; file: string }[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, path: relative(folder, file).split(sep).map(encodeURIComponent).join('/') }))
  } catch {
    return []
  }
}
