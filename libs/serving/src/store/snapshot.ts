/**
 * All stored responses in one file, so that a new process has them at once.
 *
 * Format: a line with version and digest, a line with an index, then the bodies. A snapshot belongs to one build:
 * pages of another build link to files that no longer exist.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'
import type { PageStore } from './page-store.ts'
import { isSmallest, storeForms } from './stored-response.ts'

/** Raise it when the format changes. */
const format = 'house-edge-pages-1'

interface Head {
  format: string
  build: string
  /** Digest of everything after the first line. */
  checksum: number
}

interface Contents {
  entries: {
    key: string
    digest: string
    status: number
    vary: readonly string[]
    headers: readonly (readonly [string, string])[]
    isStrong: boolean
    lengths: Partial<Record<Encoding, number>>
  }[]
}

/** Why a snapshot was not used. `mismatched`: another build or another format wrote it. */
export type SnapshotFailure = 'not-found' | 'mismatched' | 'corrupted'

/** Writes the snapshot. Readers see the previous file until the new one is complete. */
export function writeSnapshot(file: string, build: string, store: Pick<PageStore, 'entries'>): void {
  const bodies: Buffer[] = []
  const entries = [...store.entries()].map(([key, stored]) => {
    const { digest, status, vary, plainHeaders: headers, forms } = stored
    const lengths: Partial<Record<Encoding, number>> = {}
    for (const [encoding, { body }] of Object.entries(forms) as [Encoding, { body: Buffer }][]) {
      lengths[encoding] = body.length
      bodies.push(body)
    }
    return { key, digest, status, vary, headers, isStrong: isSmallest(stored), lengths }
  })
  const parts = [lineOf({ entries } satisfies Contents), ...bodies]
  const checksum = parts.reduce((sum, part) => crc32(part, sum), 0)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  const opened = openSync(draft, 'w', 0o600)
  try {
    for (const part of [lineOf({ format, build, checksum } satisfies Head), ...parts]) writeAll(opened, part)
    fsyncSync(opened)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(opened)
  }
  renameSync(draft, file)
}

function writeAll(opened: number, body: Buffer): void {
  for (let at = 0; at < body.length;) at += writeSync(opened, body, at)
}

/**
 * Fills a store from a snapshot of this build.
 *
 * @returns `undefined`, or why the snapshot was not used. Then the store is unchanged.
 */
export function readSnapshot(
  file: string,
  build: string,
  store: Pick<PageStore, 'restore'>,
): SnapshotFailure | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return 'not-found'
  }
  const [head, rest] = splitLine<Head>(bytes)
  if (!head) return 'corrupted'
  if (head.format !== format || head.build !== build) return 'mismatched'
  if (crc32(rest) !== head.checksum) return 'corrupted'
  const [contents, bodies] = splitLine<Contents>(rest)
  if (!contents) return 'corrupted'
  let at = 0
  for (const { key, lengths, isStrong, ...entry } of contents.entries) {
    const parts: Partial<Record<Encoding, Buffer>> = {}
    for (const [encoding, length] of Object.entries(lengths) as [Encoding, number][]) {
      parts[encoding] = bodies.subarray(at, at + length)
      at += length
    }
    store.restore(key, storeForms({ ...entry, body: Buffer.alloc(0) }, parts, isStrong ? 'strong' : 'quick'))
  }
  return undefined
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

function splitLine<content>(bytes: Buffer): [content | undefined, Buffer] {
  const end = bytes.indexOf('\n')
  try {
    return [JSON.parse(bytes.subarray(0, end).toString()) as content, bytes.subarray(end + 1)]
  } catch {
    return [undefined, bytes]
  }
}
