import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { takeFolder } from './take-folder.ts'

it('refuses a second owner and names the first’s port', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backend-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await takeFolder(folder, 54_321)
  await expect(takeFolder(folder, 1)).rejects.toMatchObject({
    code: 'backend/folder-in-use',
    message: expect.stringMatching(
      /^The backend is already running on port 54321 \(process \d+\)\. .* choose another folder: HOUSE_EDGE_STATE /,
    ) as string,
  })
})
