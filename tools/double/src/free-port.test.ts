import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from './free-port.ts'

const host = '127.0.0.1'

describe('findFreePort', () => {
  it('passes over a port that another project has, and those it is told to', async () => {
    const other = createServer().listen(0, host)
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port: taken } = other.address() as AddressInfo
    const found = await findFreePort({ host, from: taken })
    expect(found).toBeGreaterThan(taken)
    expect(await findFreePort({ host, from: found as number })).toBe(found)
    expect(await findFreePort({ host, from: taken, except: [found as number] })).toBeGreaterThan(
      found as number,
    )
  })

  it('finds none beyond the last port there is', async () => {
    expect(await findFreePort({ host, from: 65_536 })).toBeUndefined()
  })
})
