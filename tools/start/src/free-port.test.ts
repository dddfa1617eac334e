import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { assertFree } from './free-port.ts'

describe('assertFree', () => {
  it('says which port is taken and which variable chooses another', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const asked = assertFree({ host: '127.0.0.1', port, owner: 'site', variable: 'SITE_PORT' })
    await expect(asked).rejects.toThrow(
      `Port ${port} is taken, so the site cannot start. Stop what listens there, or choose another port: SITE_PORT=${port + 1} npm start`,
    )
    await new Promise((resolve) => other.close(resolve))
    await expect(
      assertFree({ host: '127.0.0.1', port, owner: 'site', variable: 'SITE_PORT' }),
    ).resolves.toBeUndefined()
  })
})
