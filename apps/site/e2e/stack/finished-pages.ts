/** Finished pages of a build that goes to another address, or is given out as another build. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants, crc32, gunzipSync, gzipSync } from 'node:zlib'

/** As a site stores pages at first: journeys weigh them. */
const packings: Record<string, { pack: (body: Buffer) => Buffer; unpack: (body: Buffer) => Buffer }> = {
  br: {
    pack: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    unpack: brotliDecompressSync,
  },
  gzip: { pack: gzipSync, unpack: gunzipSync },
  identity: { pack: (body) => body, unpack: (body) => body },
}

/** Of the format that `libs/serving/src/store/snapshot.ts` writes. */
const format = 'house-edge-pages-1'

interface Entry {
  key: string
  digest: string
  lengths: Record<string, number>
}

/**
 * Changes texts in pages and their headers, and packs them again.
 *
 * @param without Paths of pages that are left out.
 */
export function changeFinishedPages(
  file: string,
  change: (text: string) => string,
  without: readonly string[] = [],
): void {
  const [head, rest] = splitLine(readFileSync(file))
  const { checksum: _checksum, ...named } = JSON.parse(change(head)) as { format: string; checksum: number }
  if (named.format !== format) throw new TypeError(`${file} is of another format than ${format}.`)
  const [index, bodies] = splitLine(rest)
  const { entries } = JSON.parse(index) as { entries: Entry[] }
  const parts: Buffer[] = []
  const changed: Entry[] = []
  let at = 0
  for (const entry of entries) {
    const forms = Object.entries(entry.lengths).map(
      ([encoding, length]) => [encoding, bodies.subarray(at, (at += length))] as const,
    )
    const [first] = forms
    if (first === undefined || without.includes(entry.key.split('\n', 1)[0]!)) continue
    const body = Buffer.from(change(packings[first[0]]!.unpack(first[1]).toString()))
    const packedAnew = forms.map(([encoding]) => [encoding, packings[encoding]!.pack(body)] as const)
    changed.push({
      ...(JSON.parse(change(JSON.stringify(entry))) as Entry),
      digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      lengths: Object.fromEntries(packedAnew.map(([encoding, { length }]) => [encoding, length])),
    })
    parts.push(...packedAnew.map(([, form]) => form))
  }
  const after = Buffer.concat([lineOf({ entries: changed }), ...parts])
  writeFileSync(file, Buffer.concat([lineOf({ ...named, checksum: crc32(after) }), after]))
}

function splitLine(bytes: Buffer): [line: string, rest: Buffer] {
  const end = bytes.indexOf('\n')
  return [bytes.subarray(0, end).toString(), bytes.subarray(end + 1)]
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}
