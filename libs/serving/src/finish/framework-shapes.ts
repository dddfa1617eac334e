/**
 * How Next 16.4 and its React write a page (App Router, Turbopack). Each fact has a test beside this file against the
 * installed framework. This is the one place to look after an upgrade: what is unknown here is refused, never guessed.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import type { Tag } from './scan-markup.ts'

/**
 * The versions of Next that all tests run with: a page of theirs that cannot be finished is the page's fault. Each page of
 * any other version is judged by what stands in it, and sent as Next wrote it where a fact below does not hold.
 */
const testedVersions: ReadonlySet<string> = new Set(['16.4.5', '16.4.6'])

export function isTestedVersion(version: string): boolean {
  return testedVersions.has(version)
}

/** Paths of the framework's files, with an optional prefix (`basePath`, `assetPrefix`). */
const ownFile = /^(?:https?:\/\/[^/"]+)?(?:\/[^?"]*)?\/_next\/static\/[^?"]+\.js(?:\?dpl=[\w-]+)?$/

/** Attributes the framework puts on a script of its own. */
const ownAttributes = new Set([
  'src',
  'async',
  'nomodule',
  'crossorigin',
  'integrity',
  'nonce',
  'id',
  'fetchpriority',
])

/** Inline scripts that only start the framework or hand it the second copy of the content. */
const inlineScripts = [
  // The Flight rows of the page (app-render/use-flight-response).
  /^self\.__next_f\.push\(\[[123],"[^"\\]*(?:\\.[^"\\]*)*"\]\)$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\(\[\d,(?:"[^"\\]*(?:\\.[^"\\]*)*"|null)\]\))?$/,
  // The chunks to wait for, and the first module (Turbopack).
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[[^\]]*\]\}\);$/,
  // React records the time of the first paint.
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  // React holds back forms whose action is a function.
  /^addEventListener\("submit",function\(a\)\{.*\$\$reactFormReplay.*\}\);$/,
]

/** Digests of the functions in React's scripts. They must do the same as this finisher. */
const definitions = new Set(['', 'ejxEGil7Q2jnFo9T1EMjhz', 'rkPyhj2kmK5uKX6SivS3u1'])

/** A call that moves streamed content to its place: of a boundary, or of a segment. */
const calls = [
  /\$RC\("(?<into>B:[\da-f]+)","(?<from>S:[\da-f]+)"\)$/,
  /\$RS\("(?<from>S:[\da-f]+)","(?<into>P:[\da-f]+)"\)$/,
]

/** The purpose of a script in the page. */
type ScriptUse =
  | { use: 'framework' }
  | { use: 'data' }
  | { use: 'placing'; into: string; from: string }
  | { use: 'file'; src: string }
  | { use: 'unknown' }

/** Recognises a script. */
export function useOfScript({ attributes }: Tag, text: string): ScriptUse {
  const src = attributes.get('src')
  if (src !== undefined) {
    if (!ownFile.test(src)) return { use: 'file', src }
    return [...attributes.keys()].every((name) => ownAttributes.has(name))
      ? { use: 'framework' }
      : { use: 'unknown' }
  }
  const type = attributes.get('type')
  if (type !== undefined)
    return /^application\/(?:ld\+)?json$/.test(type) && attributes.get('id') !== '__NEXT_DATA__'
      ? { use: 'data' }
      : { use: 'unknown' }
  if (![...attributes.keys()].every((name) => name === 'id' || name === 'nonce')) return { use: 'unknown' }
  if (inlineScripts.some((shape) => shape.test(text))) return { use: 'framework' }
  const call = calls.find((shape) => shape.test(text))
  if (!call || !definitions.has(digestOf(text.replace(call, '')))) return { use: 'unknown' }
  const { into = '', from = '' } = call.exec(text)?.groups ?? {}
  return { use: 'placing', into, from }
}

/** A short digest of code. */
export function digestOf(text: string): string {
  return text === '' ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** The purpose of a link element for the framework. */
export function useOfLink({ attributes }: Tag): 'framework' | 'foreign script' | 'page' {
  const rel = attributes.get('rel')
  // It only matters with the framework's script.
  if (rel === 'expect' && attributes.get('href') === '#_R_') return 'framework'
  const isScript = rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script')
  if (!isScript) return 'page'
  return ownFile.test(attributes.get('href') ?? '') ? 'framework' : 'foreign script'
}

/** React's marker comments: the ends of a boundary, and the separator of two texts. */
export const marks: {
  pending: string
  complete: string
  browserOnly: string
  end: string
  removable: ReadonlySet<string>
} = {
  pending: '$?',
  complete: '$',
  browserOnly: '$!',
  end: '/$',
  removable: new Set(['$', '/$', '&', '/&', ' ']),
}

/** The inline style of `next/image` while a picture loads. A policy without inline styles blocks it. */
export const pictureStyle: string = 'color:transparent'

/** Ids of `useId`. They depend on the place in the page, so they differ in an island hydrated by itself. */
export const positionId: RegExp = /_[rR]_[\da-z]*_/

/** The document in place of a page that failed before its first element, or was not found there: its scripts render it. */
export const errorDocument: string = '__next_error__'

/** Elements around streamed content. Rows and cells need a table around them. */
export function isSegment(id: string | undefined): boolean {
  return id !== undefined && /^S:[\da-f]+$/.test(id)
}

/** The placeholder for streamed content. */
export function isPlaceholder(id: string | undefined): boolean {
  return id !== undefined && /^[BP]:[\da-f]+$/.test(id)
}
