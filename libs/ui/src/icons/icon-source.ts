import { type IconCollection, type IconDrawing, findDrawing } from './collection.ts'
import type { IconName } from './icon-name.ts'

/** Limits of icon requests. */
export interface IconSourceLimits {
  /** Time limit of a request. Milliseconds. @default 5_000 */
  timeoutMs: number
  /** After this long without an answer the next address is tried as well. Milliseconds. @default 750 */
  rotateMs: number
  /** More names than fit are asked for in several requests. Characters. @default 500 */
  maxUrlLength: number
}

/** Values of the Iconify API client (https://iconify.design/docs/api/). */
export const iconSourceLimits: IconSourceLimits = { timeoutMs: 5_000, rotateMs: 750, maxUrlLength: 500 }

/** Where icons that are not installed come from. */
export interface IconSourceOptions extends Partial<IconSourceLimits> {
  /** Addresses in order of preference, without trailing slash: `https://site.example/api/_nuxt_icon`. */
  addresses: readonly string[]
  /** Default: the platform's. */
  fetch?: typeof globalThis.fetch
  /** Waits; rejects when aborted. Default: a timer. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Asks for drawings. The answer leaves out what is not there or is no drawing.
 *
 * @throws {IconSourceError} Every address failed, or none answered within `timeoutMs`. When the last to fail could not
 *   be reached, the error is that of `fetch` instead.
 */
export type IconSource = (
  prefix: string,
  names: readonly string[],
) => Promise<ReadonlyMap<string, Required<IconDrawing>>>

/** Larger answers are not read. Characters. */
const maxAnswerLength = 2_000_000

/**
 * Asks icon services for drawings, by prefix, in requests no longer than
 * `maxUrlLength`; a silent address does not hold up the next.
 *
 * @example
 * ```ts
 * const source = createIconSource({ addresses: ['https://icons.example'] })
 * const drawings = await source('lucide', ['menu', 'x'])
 * ```
 */
export function createIconSource(options: IconSourceOptions): IconSource {
  const { addresses, fetch = globalThis.fetch, pause = timer, ...given } = options
  const limits = { ...iconSourceLimits, ...given }
  const longest = Math.max(0, ...addresses.map((address) => address.length))

  return async (prefix, names) => {
    const parts = batches(names, limits.maxUrlLength - longest - `/${prefix}.json?icons=`.length)
    const answers = await Promise.all(
      parts.map((part) => {
        const question = `/${prefix}.json?icons=${part.join(',')}`
        const urls = addresses.map((address) => address + question)
        return firstAnswer(urls, (url, signal) => read(url, prefix, fetch, signal), limits, pause)
      }),
    )
    const drawings = new Map<string, Required<IconDrawing>>()
    for (const [index, collection] of answers.entries()) {
      for (const name of parts[index] ?? []) {
        const drawing = findDrawing(collection, name)
        if (drawing) drawings.set(name, drawing)
      }
    }
    return drawings
  }
}

/** Key of a drawing in warnings and caches. */
export function writeIconName({ prefix, name }: IconName): string {
  return `${prefix}:${name}`
}

function batches(names: readonly string[], room: number): string[][] {
  const parts: string[][] = []
  let length = 0
  for (const name of new Set(names)) {
    const last = parts.at(-1)
    if (last && length + 1 + name.length <= room) {
      last.push(name)
      length += 1 + name.length
    } else {
      parts.push([name])
      length = name.length
    }
  }
  return parts
}

/** The first good answer; each further address is asked when those before it are slow or have failed. */
async function firstAnswer<answer>(
  urls: readonly string[],
  ask: (url: string, signal: AbortSignal) => Promise<answer>,
  { timeoutMs, rotateMs }: IconSourceLimits,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<answer> {
  const controller = new AbortController()
  const { signal } = controller
  const { promise, resolve, reject } = Promise.withResolvers<answer>()
  const running: Promise<void>[] = []
  const askAll = async (): Promise<void> => {
    let failure: unknown = new IconSourceError('no address is set')
    for (const [index, url] of urls.entries()) {
      if (signal.aborted) return
      const attempt = ask(url, signal).then(resolve, (error: unknown) => {
        failure = error
      })
      running.push(attempt)
      if (index < urls.length - 1) await Promise.race([attempt, pause(rotateMs, signal).catch(() => {})])
    }
    await Promise.all(running)
    reject(failure)
  }
  void askAll()
  void pause(timeoutMs, signal).then(
    () => reject(new IconSourceError(`no address answered within ${timeoutMs} ms`)),
    () => {},
  )
  try {
    return await promise
  } finally {
    controller.abort()
  }
}

async function read(
  url: string,
  prefix: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<IconCollection> {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  if (!response.ok) throw new IconSourceError(`${url} answered ${response.status}`)
  const text = await response.text()
  const collection: unknown = text.length > maxAnswerLength ? undefined : parsed(text)
  if (!isCollection(collection, prefix))
    throw new IconSourceError(`${url} answered with something else than icons`)
  return collection
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isCollection(value: unknown, prefix: string): value is IconCollection {
  if (typeof value !== 'object' || value === null) return false
  const { prefix: given, icons } = value as Partial<IconCollection>
  return given === prefix && typeof icons === 'object' && icons !== null
}

function timer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const id = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(id)
      reject(new IconSourceError('not waited for any longer'))
    })
  })
}

/** Icons could not be read. The page is shown without them. */
export class IconSourceError extends Error {
  override readonly name = 'IconSourceError'
  readonly code = 'ui/icon-source'
  /** The page about it. */
  readonly docs = 'docs/errors/ui.md#uiicon-source'

  constructor(reason: string) {
    super(
      `Icons could not be read: ${reason}. The page is shown without them. Check the addresses of the icon services.`,
    )
  }
}
