import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nextFreePort } from './next-free-port.ts'

describe('nextFreePort', () => {
  it('passes over a port that another project has', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port: taken } = other.address() as AddressInfo
    const found = await nextFreePort(taken)
    expect(found).toBeGreaterThan(taken)
    expect(await nextFreePort(found)).toBe(found)
  })
})
