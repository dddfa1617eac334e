import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { JsonObject } from '../json/json.ts'

/** A server outside that is told of changes. */
interface WebhookReceiver {
  url: string
  /** The messages so far. */
  received: JsonObject[]
  /** Waits until there are so many messages. */
  until(count: number): Promise<JsonObject[]>
  /** What to answer from now on. 200 at first. */
  answerWith(status: number): void
}

/** Listens for messages for the length of a test. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const received: JsonObject[] = []
  let status = 200
  let wake: () => void = () => undefined

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()) as JsonObject)
      response.writeHead(status).end()
      wake()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    async until(count) {
      while (received.length < count) await new Promise<void>((resolve) => (wake = resolve))
      return received
    },
    answerWith(next) {
      status = next
    },
  }
}
