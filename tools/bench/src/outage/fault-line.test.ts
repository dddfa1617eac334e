import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openFaultLine } from './fault-line.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function openLine() {
  const service = createServer((_request, response) => response.end('{"fine":true}'))
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  open.push(async () => {
    service.close()
    service.closeAllConnections()
  })
  const line = await openFaultLine(0, (service.address() as AddressInfo).port)
  open.push(line.close)
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${line.port}/`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(1_000),
    })
    return `${response.status} ${await response.text()}`
  }
  return { line, ask }
}

describe('openFaultLine', () => {
  it.each([
    ['503', /^503 /],
    ['429', /^429 /],
    ['HTML', /^200 <!doctype html>/],
  ] as const)('answers %s while broken so, and passes on otherwise', async (form, answer) => {
    const { line, ask } = await openLine()
    expect(await ask()).toBe('200 {"fine":true}')
    await line.breakWith(form)
    expect(await ask()).toMatch(answer)
    expect(line.requests()).toBe(1)
    await line.mend()
    expect(await ask()).toBe('200 {"fine":true}')
  })

  // shows P12
  it('refuses connections, and takes them again at the same port', async () => {
    const { line, ask } = await openLine()
    await line.breakWith('refused')
    await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    await line.mend()
    expect(await ask()).toBe('200 {"fine":true}')
  })

  it('lets whoever asks wait while it is silent', async () => {
    const { line, ask } = await openLine()
    await line.breakWith('silent')
    await expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(line.requests()).toBe(1)
  })
})
