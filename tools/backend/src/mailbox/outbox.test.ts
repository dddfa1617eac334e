import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClock } from '@house-edge/double/clock'
import { secureRandom } from '../random.ts'
import { openOutbox, type Outbox } from './outbox.ts'

let folder: string
const open = (): Promise<Outbox> => openOutbox(join(folder, 'outbox.jsonl'), createClock(), secureRandom)
const message = { to: 'a@b.c', kind: 'confirmation', subject: 'One', html: '<p>', text: 'x' }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-outbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('openOutbox', () => {
  it('keeps messages over a restart', async () => {
    await (await open()).deliver(message)
    expect((await open()).list()).toMatchObject([message])
  })

  it('reads past a line that was cut off', async () => {
    const outbox = await open()
    await outbox.deliver(message)
    await appendFile(join(folder, 'outbox.jsonl'), '{"to":"half')
    expect((await open()).list()).toHaveLength(1)
  })

  it('fails as told and keeps nothing then', async () => {
    const outbox = await open()
    outbox.failNext(1)
    await expect(outbox.deliver(message)).rejects.toThrow('told to fail')
    await expect(outbox.deliver(message)).resolves.toBeUndefined()
    expect(outbox.list()).toHaveLength(1)
  })
})
