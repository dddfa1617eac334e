/**
 * The index where other machines of the site find it, so that one that starts with an empty folder reads no document for
 * it. In texts of some megabytes, because a text is sent and signed whole.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { changesName, documentsName, sumOf } from '../text-index/saved-index.ts'

/** Texts that all processes of a site keep together. All calls reject while the engine is away. */
export interface SharedTexts {
  read: (name: string) => Promise<string | undefined>
  write: (name: string, text: string) => Promise<void>
}

/** What is there. */
interface Shared {
  source: string
  ref: string
  /** Which documents: a process takes over when the one whose they are has not followed a publish. */
  sum: number
  /** Bytes of either file. */
  sizes: readonly [documents: number, changes: number]
}

const headName = 'search'
const portionBytes = 4 * 1024 * 1024
/** A larger index would fill the engine. */
const mostBytes = 512 * 1024 * 1024
/** Until another process does what the one should have done whose documents are there. */
const turnMs = 10_000

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)]

/** @param pause Awaited before taking over. */
export function sharedIndex(
  folder: string,
  source: string,
  texts: SharedTexts,
  pause: (ms: number) => Promise<unknown>,
): {
  /** Puts the files of the index into the folder, when they are there and of a version. @returns Whether they were. */
  take: (ref: string) => Promise<boolean>
  /** Hands the files over, unless those of the same version are there. */
  handOver: (ref: string) => Promise<void>
} {
  const readHead = async (): Promise<Shared | undefined> => {
    const text = await texts.read(headName)
    const head = text === undefined ? undefined : (JSON.parse(text) as Shared)
    return head?.source === source ? head : undefined
  }
  const nameOf = (file: string, number: number): string => `${headName}-${file}-${number}`

  /** @returns Of a portion that another process is replacing, nothing. */
  async function portionOf(file: string, number: number, sum: number): Promise<Buffer | undefined> {
    const text = (await texts.read(nameOf(file, number))) ?? ''
    const at = text.indexOf(' ')
    if (text.slice(0, at) !== String(sum)) return undefined
    return await unpacked(Buffer.from(text.slice(at + 1), 'base64'))
  }

  /** @returns Whether all of it was there. */
  async function fetchFile(draft: string, file: string, size: number, sum: number): Promise<boolean> {
    const written = await open(draft, 'wx')
    try {
      for (let number = 0; number * portionBytes < size; number += 1) {
        const portion = await portionOf(file, number, sum)
        if (!portion) return false
        await written.appendFile(portion)
      }
      return true
    } finally {
      await written.close()
    }
  }

  async function send(file: string, sum: number): Promise<number> {
    let [number, size] = [0, 0]
    for await (const portion of createReadStream(join(folder, file), { highWaterMark: portionBytes })) {
      const text = (await packed(portion as Buffer, { level: 1 })).toString('base64')
      await texts.write(nameOf(file, number), `${sum} ${text}`)
      number += 1
      size += (portion as Buffer).length
    }
    return size
  }

  return {
    take: async (ref) => {
      const head = await readHead()
      if (head?.ref !== ref) return false
      await mkdir(folder, { recursive: true })
      for (const [at, name] of [documentsName, changesName].entries()) {
        const draft = join(folder, `${name}.${randomUUID()}.part`)
        try {
          if (!(await fetchFile(draft, name, head.sizes[at] ?? 0, head.sum))) return false
          await rename(draft, join(folder, name))
        } finally {
          await rm(draft, { force: true })
        }
      }
      return true
    },
    handOver: async (ref) => {
      const sum = await sumOf(folder, documentsName)
      if (sum === undefined || (await stat(join(folder, documentsName))).size > mostBytes) return
      let head = await readHead()
      if (head && head.sum !== sum && head.ref !== ref) {
        await pause(turnMs)
        head = await readHead()
      }
      if (head?.ref === ref) return
      const documents = head?.sum === sum ? head.sizes[0] : await send(documentsName, sum)
      const changes = await send(changesName, sum)
      await texts.write(
        headName,
        JSON.stringify({ source, ref, sum, sizes: [documents, changes] } satisfies Shared),
      )
    },
  }
}
