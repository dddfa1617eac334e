import type { PGlite } from '@electric-sql/pglite'

/** Those of a file that Postgres wrote at once are signed, as its memory is. */
type Bytes = Uint8Array | Int8Array

/** A file, a folder or a device, as Emscripten holds it in memory. */
interface Node {
  contents?: Bytes | Record<string, Node> | null | undefined
}

interface Stream {
  shared: object
}

interface Files {
  root: Node
  nameTable: unknown[]
  streams: (Stream | undefined)[]
  open: (path: string | Node, ...options: unknown[]) => Stream
}

type Engine = PGlite['Module'] & {
  FS: Files
  ___stack_pointer: WebAssembly.Global<'i32'>
}

/**
 * Remembers a Postgres that does nothing, with its files in memory.
 *
 * @returns Puts it back to this moment. It says whether it could.
 */
export function rememberPostgres(pg: PGlite): () => boolean {
  const engine = pg.Module as Engine
  const { length } = engine.HEAPU8
  const used = usedLength(engine.HEAPU8)
  const memory = engine.HEAPU8.slice(0, used)
  const stackPointer = engine.___stack_pointer.value
  const restoreFiles = rememberFiles(engine.FS)
  const hasLoaded = watchForLibraries(engine.FS)
  return () => {
    // Memory that has grown stays so, and so does what is outside of it.
    if (engine.HEAPU8.length !== length || hasLoaded()) return false
    engine.HEAPU8.fill(0, used, Math.max(used, usedLength(engine.HEAPU8)))
    engine.HEAPU8.set(memory)
    engine.___stack_pointer.value = stackPointer
    restoreFiles()
    return true
  }
}

const zeros = new Uint8Array(2 ** 20)

/** Where the zeros begin that reach to the end. */
function usedLength({ buffer, length }: Uint8Array): number {
  let used = length
  while (used > 0 && Buffer.from(buffer, used - zeros.length, zeros.length).equals(zeros))
    used -= zeros.length
  return used
}

/** A library of Postgres is loaded when it is first used: its code outside of the memory, its data within. */
function watchForLibraries(files: Files): () => boolean {
  let hasLoaded = false
  const { open } = files
  files.open = (path, ...options) => {
    hasLoaded ||= typeof path === 'string' && path.endsWith('.so')
    return open(path, ...options)
  }
  return () => hasLoaded
}

function rememberFiles({ root, nameTable, streams }: Files): () => void {
  const names = [...nameTable]
  // One that is closed forgets its number.
  const open = streams.map((stream) => ({ stream, was: { ...stream }, shared: { ...stream?.shared } }))
  const nodes = [...nodesBelow(root)].map((node) => ({ node, was: { ...node, contents: copied(node) } }))
  return () => {
    nameTable.splice(0, nameTable.length, ...names)
    streams.splice(0, streams.length, ...open.map(({ stream }) => stream))
    for (const { stream, was, shared } of open)
      if (stream) Object.assign(Object.assign(stream, was).shared, shared)
    for (const { node, was } of nodes) Object.assign(node, was, { contents: putBack(node, was) })
  }
}

/**
 * Most files are as they were, and are compared in a fraction of the time of a copy. The log of the database never is:
 * 16 MB that are written where they are, since memory that is new each time is what garbage is collected for.
 */
function putBack({ contents }: Node, was: Node): Node['contents'] {
  if (!isBytes(contents) || !isBytes(was.contents) || contents.length !== was.contents.length)
    return copied(was)
  const there = inBuffer(contents)
  const remembered = inBuffer(was.contents)
  if (!there.equals(remembered)) there.set(remembered)
  return contents
}

function copied({ contents }: Node): Node['contents'] {
  return isBytes(contents) ? contents.slice() : contents && { ...contents }
}

function* nodesBelow(node: Node): Generator<Node> {
  yield node
  if (!node.contents || isBytes(node.contents)) return
  for (const below of Object.values(node.contents)) yield* nodesBelow(below)
}

function isBytes(contents: Node['contents']): contents is Bytes {
  return ArrayBuffer.isView(contents)
}

function inBuffer({ buffer, byteOffset, byteLength }: Bytes): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
