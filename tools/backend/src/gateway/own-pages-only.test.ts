import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { ownPagesOnly } from './own-pages-only.ts'

const app = new Hono().use(ownPagesOnly('192.0.2.2')).get('*', (context) => context.text('the mailbox'))

/** What is answered over a connection between these two. */
async function statusOf(host: string, remoteAddress?: string, localAddress?: string): Promise<number> {
  const { status } = await app.request(
    `http://${host}:54321/mailbox`,
    {},
    { incoming: { socket: { remoteAddress, localAddress } } },
  )
  return status
}

describe('ownPagesOnly', () => {
  it.each([
    ['localhost', '127.0.0.1', '127.0.0.1'],
    ['[::1]', '::1', '::1'],
    ['localhost', '::ffff:127.0.0.1', '::ffff:127.0.0.1'],
    ['192.0.2.2', '192.0.2.2', '192.0.2.2'],
    ['192.0.2.2', '::ffff:192.0.2.2', '::ffff:192.0.2.2'],
  ])('serves this machine at %s from %s', async (host, remote, local) => {
    expect(await statusOf(host, remote, local)).toBe(200)
  })

  it.each([
    ['localhost', '192.0.2.7', '192.0.2.2'],
    ['127.0.0.1', '2001:db8::7', '2001:db8::2'],
    ['192.0.2.2', '::ffff:192.0.2.7', '::ffff:192.0.2.2'],
    ['localhost', undefined, undefined],
  ])('refuses another machine, whatever it writes as host: %s from %s', async (host, remote, local) => {
    expect(await statusOf(host, remote, local)).toBe(403)
  })

  it('refuses a name of somebody else', async () => {
    expect(await statusOf('backend.example', '127.0.0.1', '127.0.0.1')).toBe(403)
  })
})
