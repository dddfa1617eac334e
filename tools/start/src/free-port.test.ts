import { createServer, type AddressInfo, type Server } from 'node:net'
import { describe, expect, it } from 'vitest'
import { assertFree } from './free-port.ts'

const host = '127.0.0.1'

function listening(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(port, host, () => resolve(server))
  })
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port
const closed = (server: Server): Promise<unknown> => new Promise((resolve) => server.close(resolve))

/** Two servers at neighbouring ports. */
async function neighbours(): Promise<readonly Server[]> {
  for (;;) {
    const first = await listening(0)
    const second = await listening(portOf(first) + 1).catch(() => undefined)
    if (second) return [first, second]
    await closed(first)
  }
}

describe('assertFree', () => {
  it('says which port is taken and which variable chooses another', async () => {
    const other = await listening(0)
    const port = portOf(other)
    const asked = assertFree({ host, port, owner: 'site', variable: 'SITE_PORT' })
    await expect(asked).rejects.toThrow(
      /^Port \d+ is taken, so the site cannot start\. Stop what listens there, or choose another port: SITE_PORT=\d+ npm start$/,
    )
    await closed(other)
    await expect(assertFree({ host, port, owner: 'site', variable: 'SITE_PORT' })).resolves.toBeUndefined()
  })

  it('proposes a port that is free and that nothing of ours will take', async () => {
    // The two after it are no proposal: one is taken, the other is for another of ours.
    const row = await neighbours()
    const port = portOf(row[0]!)
    const asked = assertFree({ host, port, owner: 'site', variable: 'SITE_PORT', ours: [port, port + 2] })
    const message = await asked.catch((error: Error) => error.message)
    const proposed = Number(/SITE_PORT=(\d+)/.exec(String(message))?.[1])
    expect(proposed).toBeGreaterThan(port + 2)
    await expect(
      assertFree({ host, port: proposed, owner: 'site', variable: 'SITE_PORT' }),
    ).resolves.toBeUndefined()
    await Promise.all(row.map(closed))
  })
})
