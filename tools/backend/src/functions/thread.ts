/**
 * Runs one function in a thread of its own: gives it the part of Deno it may use,
 * loads it, and answers requests with it.
 *
 * @module
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadData, ThreadMessage, ThreadRequest } from './messages.ts'
import { BackendError } from '../backend-error.ts'

type Handler = (request: Request) => Response | Promise<Response>

const { entry, env } = workerData as ThreadData
let handler: Handler | undefined

Object.assign(globalThis, {
  Deno: {
    serve: (given: Handler) => {
      handler = given
    },
    env: { get: (name: string) => env[name], toObject: () => ({ ...env }) },
  },
})

await import(entry)
post(handler ? { kind: 'ready' } : { kind: 'failed', reason: 'It never called Deno.serve.' })

parentPort?.on('message', (message: ThreadRequest) => {
  void answer(message)
})

async function answer({ id, url, method, headers, body }: ThreadRequest): Promise<void> {
  try {
    const request = new Request(url, { method, headers, ...(body ? { body } : {}) })
    const response = await handler?.(request)
    if (!(response instanceof Response))
      throw new BackendError(
        'backend/function-answer',
        'The function answered with something else than a Response.',
      )
    const bytes = await response.arrayBuffer()
    post({ kind: 'answer', id, status: response.status, headers: [...response.headers], body: bytes })
  } catch (error) {
    post({
      kind: 'threw',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}

function post(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
