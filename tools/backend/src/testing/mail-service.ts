import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A mail service outside the backend. */
interface MailService {
  endpoint: string
  /** What it took, by address and idempotency key, noted before it answers. */
  taken: { to: string; key: string }[]
  close: () => void
}

/** @param onMessage Waited for between taking a message and saying so: the worst moment for a sender to end. */
export async function startMailService(
  onMessage: (taken: MailService['taken']) => Promise<void> | undefined,
): Promise<MailService> {
  const taken: MailService['taken'] = []
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { to } = JSON.parse(body) as { to: string }
      taken.push({ to, key: String(request.headers['idempotency-key']) })
      await onMessage(taken)
      response.writeHead(200).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}/`, taken, close: () => server.close() }
}
