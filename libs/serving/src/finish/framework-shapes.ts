/**
 * What is known of how Next and React write a page, and where from: Next 16.4
 * with the React it brings along, App Router, Turbopack. Each fact has a test
 * beside this file that asks the installed framework. After an upgrade this is
 * the one place to look; what it does not know is refused, never guessed.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import type { Tag } from './scan-markup.ts'

/** The versions of Next whose pages have been tried. Pages of any other go out as they are. */
const knownVersions: ReadonlySet<string> = new Set(['16.4.5', '16.4.6'])

export function isKnownVersion(version: string): boolean {
  return knownVersions.has(version)
}

/** Where the framework's own files are, below a prefix (`basePath`, `assetPrefix`). */
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

/** Whole scripts in the page that only start the framework or hand it the second copy of the content. */
const inlineScripts = [
  // What the page's parts are made of, as rows of a stream (app-render/use-flight-response).
  /^self\.__next_f\.push\(\[[123],"[^"\\]*(?:\\.[^"\\]*)*"\]\)$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\(\[\d,(?:"[^"\\]*(?:\\.[^"\\]*)*"|null)\]\))?$/,
  // The files to wait for, and the module to begin with (Turbopack).
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[[^\]]*\]\}\);$/,
  // React notes when it began to paint.
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  // Holds forms back whose action is a function of the page.
  /^addEventListener\("submit",function\(a\)\{.*\$\$reactFormReplay.*\}\);$/,
]

/** What React's scripts define before they call it, by digest: the functions must do what the finisher does. */
const definitions = new Set(['', 'ejxEGil7Q2jnFo9T1EMjhz', 'rkPyhj2kmK5uKX6SivS3u1'])

/** A call that puts content in its place: a boundary's, or a part's. */
const calls = [
  /\$RC\("(?<into>B:[\da-f]+)","(?<from>S:[\da-f]+)"\)$/,
  /\$RS\("(?<from>S:[\da-f]+)","(?<into>P:[\da-f]+)"\)$/,
]

/** What a script of the page is for. */
export type ScriptUse =
  | { use: 'framework' }
  | { use: 'data' }
  | { use: 'placing'; into: string; from: string }
  | { use: 'file'; src: string }
  | { use: 'unknown' }

/** Says what a script is for. */
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

/** A short name for a text of code. */
export function digestOf(text: string): string {
  return text === '' ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** What a link of the page is for, as far as the framework is concerned. */
export function useOfLink({ attributes }: Tag): 'framework' | 'foreign script' | 'page' {
  const rel = attributes.get('rel')
  // Waits for the framework's own script.
  if (rel === 'expect' && attributes.get('href') === '#_R_') return 'framework'
  const isScript = rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script')
  if (!isScript) return 'page'
  return ownFile.test(attributes.get('href') ?? '') ? 'framework' : 'foreign script'
}

/** Comments by which React finds its way in a page: a boundary's ends, and what parts two texts. */
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

/** Of the framework's picture component while a picture loads. A policy without inline styles blocks it. */
export const pictureStyle: string = 'color:transparent'

/** Identifiers React makes from a component's place in the page (`useId`), which differ in an island of its own. */
export const positionId: RegExp = /_[rR]_[\da-z]*_/

/** What outlined content lies in. A part of a table needs the table around it. */
export function isSegment(id: string | undefined): boolean {
  return id !== undefined && /^S:[\da-f]+$/.test(id)
}

/** What stands where content belongs. */
export function isPlaceholder(id: string | undefined): boolean {
  return id !== undefined && /^[BP]:[\da-f]+$/.test(id)
}
