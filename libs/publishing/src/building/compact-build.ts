/**
 * Makes the server's side of a build smaller, in memory above all: V8 keeps the text of every script that was loaded.
 *
 * Turbopack (Next 16.4.5) writes each group of chunks for itself, so that a large module, such as a vendor's client, is in
 * a dozen of them, and writes letters as they are, so that one quotation mark makes a script twice as large.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { runInThisContext } from 'node:vm'
import { oneByteScript } from './one-byte-script.ts'

/** How a chunk begins (Next 16.4.5): a list of ids, each followed by the function that makes the module. */
const beginning = 'module.exports=['
/** Characters. To load one more file costs as much as a short module. */
const shortestShared = 2_000
/** What a module may say of the file it is in. */
const ofItsFile = /\b__(?:dir|file)name\b|\brequire\(["'`]\.|\bimport\.meta\b/

/** What was gained. Characters of script. */
export interface CompactedBuild {
  before: number
  after: number
}

/**
 * Rewrites the chunks of a build: what several have word for word is moved to one file that all of them load, and what
 * lies beyond ASCII is escaped. Done twice, it changes nothing more.
 *
 * @param build Where the framework has written it.
 */
export function compactBuild(build: string): CompactedBuild {
  const chunks = join(build, 'server/chunks')
  if (!existsSync(chunks)) return { before: 0, after: 0 }
  const shared = join(chunks, 'shared')
  const files = readdirSync(chunks, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js') && entry.parentPath !== shared)
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const found = new Map([...texts].map(([file, text]) => [file, modulesIn(text)]))
  const counts = new Map<string, number>()
  for (const modules of found.values())
    for (const module of modules) counts.set(module, (counts.get(module) ?? 0) + 1)
  const size = { before: 0, after: 0 }
  const write = (file: string, before: string | undefined, text: string): void => {
    const written = oneByteScript(text)
    size.before += before?.length ?? 0
    size.after += written.length
    if (written !== before) writeFileSync(file, written)
  }
  mkdirSync(shared, { recursive: true })
  const places = new Map<string, string>()
  for (const [module, count] of counts) {
    if (count < 2) continue
    const place = join(shared, `${createHash('sha256').update(module).digest('hex').slice(0, 16)}.js`)
    places.set(module, place)
    write(place, undefined, `module.exports=${module}`)
  }
  for (const [file, text] of texts) write(file, text, withShared(file, text, found.get(file)!, places))
  return size
}

/** The long modules of a chunk as they are written, in order. */
function modulesIn(text: string): string[] {
  if (!text.startsWith(beginning)) return []
  const chunk = { exports: [] as unknown[] }
  // Only makes functions; what the chunk has to load is not loaded.
  const load = runInThisContext(`(module,exports,require)=>{${text}\n}`) as (...given: unknown[]) => void
  load(chunk, chunk.exports, () => undefined)
  return chunk.exports.flatMap((each) => {
    const written = typeof each === 'function' ? Function.prototype.toString.call(each) : ''
    return written.length < shortestShared || ofItsFile.test(written) ? [] : [written]
  })
}

function withShared(
  file: string,
  text: string,
  modules: readonly string[],
  places: ReadonlyMap<string, string>,
): string {
  let written = ''
  let done = 0
  for (const module of modules) {
    const place = places.get(module)
    const at = text.indexOf(module, done)
    if (place === undefined || at === -1) continue
    const path = relative(dirname(file), place).split(sep).join('/')
    written += `${text.slice(done, at)}require(${JSON.stringify(path.startsWith('.') ? path : `./${path}`)})`
    done = at + module.length
  }
  return written + text.slice(done)
}
