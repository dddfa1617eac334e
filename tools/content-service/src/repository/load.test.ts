import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Models } from '../models/model.ts'
import type { FolderReader } from '../storage/read-folder.ts'
import { loadRepository } from './load.ts'

const models: Models = { types: new Map(), slices: new Map(), slicePictures: new Map(), fingerprint: '' }

it('reads many documents with far fewer files open than the 256 that a process may have', async () => {
  let open = 0
  let most = 0
  const reader: FolderReader = {
    folder: 'content',
    list: async (within) => Array.from({ length: 600 }, (_, at) => `${within}/page/${at}.json`),
    async read() {
      most = Math.max(most, ++open)
      await setImmediate()
      open -= 1
      return '{}'
    },
  }
  // Each is a fault, and all are named once all have been read.
  await expect(loadRepository(reader, models)).rejects.toThrow(/599/)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThan(128)
})
