import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('lockFolder', () => {
  it('refuses a second owner in a sentence that names the port of the first', async () => {
    await lockFolder(folder, 54_321)
    await expect(lockFolder(folder, 1)).rejects.toMatchObject({
      code: 'backend/folder-in-use',
      message: expect.stringMatching(
        /^The backend is already running on port 54321 \(process \d+\)\. /,
      ) as string,
    })
  })

  it('is free again once released', async () => {
    const lock = await lockFolder(folder, 1)
    await lock.release()
    await expect(lockFolder(folder, 2)).resolves.toBeDefined()
  })

  it('takes over from a process that is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    await writeFile(join(folder, 'lock.json'), JSON.stringify({ pid, processStartedAt: '1', port: 9 }))
    await lockFolder(folder, 2)
    expect(JSON.parse(await readFile(join(folder, 'lock.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
      port: 2,
    })
  })

  it('takes over when the process id now belongs to another process', async () => {
    await writeFile(
      join(folder, 'lock.json'),
      JSON.stringify({ pid: process.pid, processStartedAt: 'earlier', port: 9 }),
    )
    await expect(lockFolder(folder, 2)).resolves.toBeDefined()
  })

  it('takes over a lock that was cut off while being written', async () => {
    await writeFile(join(folder, 'lock.json'), '{"pid":')
    await expect(lockFolder(folder, 2)).resolves.toBeDefined()
  })

  it('lets one of many win', async () => {
    await writeFile(
      join(folder, 'lock.json'),
      JSON.stringify({ pid: 2 ** 22 + 1, processStartedAt: '1', port: 9 }),
    )
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, port) => lockFolder(folder, port)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
