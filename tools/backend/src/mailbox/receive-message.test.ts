import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClock } from '@house-edge/double/clock'
import { secureRandom } from '../random.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { createMailboxRouter } from './router.ts'

let folder: string
let outbox: Outbox
const send = (change: object): Response | Promise<Response> =>
  createMailboxRouter(outbox, () => true).request('/api/messages', {
    method: 'POST',
    headers: { authorization: 'Bearer of-the-test' },
    body: JSON.stringify({ to: 'ann@example.com', subject: 'Hello', text: 'A message.', ...change }),
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-mailbox-'))
  outbox = await openOutbox(join(folder, 'outbox.jsonl'), createClock(), secureRandom)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('receiveMessage', () => {
  it.each([
    [{}, 'ann@example.com'],
    [{ to: ['Ann.Of+News@Example.com'] }, 'ann.of+news@example.com'],
  ])('takes a message with %j', async (change, to) => {
    expect((await send(change)).status).toBe(200)
    expect(outbox.list()).toMatchObject([{ to, subject: 'Hello' }])
  })

  it.each([
    { to: 'ann@example.com\r\nBcc: eve@example.com' },
    { to: 'ann@example.com,eve@example.com' },
    { to: 'ann\u202e@example.com' },
    { to: ['ann@example.com', 'eve@example.com'] },
    { subject: 'Hello\r\nBcc: eve@example.com' },
    { subject: 'Hello\u0000' },
    { text: '' },
  ])('takes none with %j', async (change) => {
    expect((await send(change)).status).toBe(422)
    expect(outbox.list()).toEqual([])
  })
})
