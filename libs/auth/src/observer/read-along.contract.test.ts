import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import { startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { readAlong } from './read-along.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startOnCopy(inject('template'), startBackend)
})
afterAll(() => backend.close())

async function operate(path: string, body: object): Promise<void> {
  const headers = { apikey: backend.secretKey, 'content-type': 'application/json' }
  const response = await fetch(new URL(path, backend.url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
}

const announce = (topic: string) =>
  operate('/realtime/v1/api/broadcast', {
    messages: [{ topic, event: 'changed', payload: {}, private: true }],
  })

/** Somebody who reads along, and what they have been shown. */
function reader(topic: string, read: () => string) {
  const shown: string[] = []
  const leave = readAlong({
    ...backend,
    topic,
    event: 'changed',
    read: () => Promise.resolve(read()),
    show: (value) => shown.push(value),
  })
  return { shown, leave }
}

describe('readAlong', () => {
  // shows F49
  it('shows each change once to each of two readers, and what they missed while the socket was cut', async () => {
    let now = 'first'
    const readers = [reader('experiences:tide', () => now), reader('experiences:tide', () => now)]
    const seen = () => readers.map(({ shown }) => shown.join(' '))
    const all = async (text: string) => {
      await expect.poll(seen, { timeout: 30_000 }).toEqual([text, text])
    }
    await all('first')
    now = 'second'
    await announce('experiences:tide')
    await all('first second')
    // Nobody hears of this one.
    now = 'third'
    await operate('/control/sockets', { kind: 'cut' })
    await all('first second third')
    now = 'fourth'
    await announce('experiences:tide')
    await all('first second third fourth')
    for (const { leave } of readers) leave()
    now = 'fifth'
    await announce('experiences:tide')
    expect(seen()).toEqual(['first second third fourth', 'first second third fourth'])
  })

  it('refuses a missing address in the vendor’s words', () => {
    const options = { ...backend, topic: 'x', event: 'changed', read: () => Promise.resolve(1), show() {} }
    expect(() => readAlong({ ...options, url: '' })).toThrow('supabaseUrl is required.')
  })
})
