import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFileStore, type FileStore } from './file-store.ts'

interface Handle {
  write: (bytes: Uint8Array) => Promise<{ bytesWritten: number }>
}

let folder: string
let store: FileStore
/** Every open file, which can be given a disk that is nearly full. */
let handles: Handle

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'))
  store = createFileStore(folder)
  const handle = await open(join(folder, 'any'), 'w')
  handles = Object.getPrototypeOf(handle) as Handle
  await handle.close()
  await rm(join(folder, 'any'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function* bytesOf(count: number): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new Uint8Array(count).fill(7))
}

/** A disk that takes so many bytes at once, and as many in all: what does not fit is taken in part, as write(2) does. */
function limitDisk(atOnce: number, inAll = Number.POSITIVE_INFINITY): void {
  const { write } = handles
  let left = inAll
  vi.spyOn(handles, 'write').mockImplementation(async function (this: Handle, bytes) {
    if (left === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const part = bytes.subarray(0, Math.min(atOnce, left))
    left -= part.byteLength
    return write.call(this, part)
  })
}

describe('createFileStore', () => {
  // shows F47
  it('writes the whole of what a disk takes in parts', async () => {
    limitDisk(4_096)
    const { size } = await store.write('aa-whole', bytesOf(10_000), 20_000)
    expect(size).toBe(10_000)
    expect((await stat(join(folder, 'aa', 'aa-whole'))).size).toBe(10_000)
  })

  // shows F47
  it('keeps nothing of what a full disk took in part', async () => {
    limitDisk(4_096, 6_000)
    await expect(store.write('aa-part', bytesOf(10_000), 20_000)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(join(folder, 'aa'))).toEqual([])
  })
})
