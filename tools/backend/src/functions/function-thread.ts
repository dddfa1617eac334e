import { Worker } from 'node:worker_threads'
import type { ThreadData, ThreadMessage, ThreadRequest } from './messages.ts'

/** Why a function gave no answer. */
export class FunctionFailure extends Error {
  override readonly name = 'FunctionFailure'
  readonly code = 'backend/function-failed'
  readonly kind: 'missing' | 'boot' | 'threw' | 'timeout' | 'ended'

  constructor(kind: FunctionFailure['kind'], reason: string) {
    super(reason)
    this.kind = kind
  }
}

/** A loaded function. */
export interface FunctionThread {
  /** @throws {FunctionFailure} */
  call(request: Omit<ThreadRequest, 'id'>): Promise<Response>
  stop(): Promise<void>
  readonly hasEnded: boolean
}

interface Waiting {
  resolve(response: Response): void
  reject(failure: FunctionFailure): void
}

const bodiless = new Set([101, 204, 205, 304])

/** `@house-edge/dev` brings this file built; here it runs as it is written. */
const isBuilt = import.meta.url.endsWith('.js')

/** Starts a function in a thread of its own, so that it can neither block nor crash the backend. */
export function startFunction(data: ThreadData, timeLimitMs: number): FunctionThread {
  const worker = new Worker(new URL(isBuilt ? './thread.js' : './thread.ts', import.meta.url), {
    workerData: data,
    env: {},
  })
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let hasEnded = false

  const loaded = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'ready') resolve()
      else if (message.kind === 'failed') reject(new FunctionFailure('boot', message.reason))
      else settle(waiting, message)
    })
    worker.on('error', (error) =>
      reject(
        new FunctionFailure('boot', error instanceof Error ? (error.stack ?? error.message) : String(error)),
      ),
    )
    worker.on('exit', () => {
      hasEnded = true
      reject(new FunctionFailure('boot', 'It ended while loading.'))
      for (const caller of waiting.values())
        caller.reject(new FunctionFailure('ended', 'It ended before it answered.'))
      waiting.clear()
    })
  })
  loaded.catch(() => undefined)

  return {
    get hasEnded() {
      return hasEnded
    },
    stop: async () => {
      await worker.terminate()
    },
    call: async (request) => {
      await loaded
      lastId += 1
      const id = lastId
      const answer = new Promise<Response>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, ...request } satisfies ThreadRequest)
      const timer = setTimeout(() => {
        waiting.get(id)?.reject(new FunctionFailure('timeout', `It did not answer within ${timeLimitMs} ms.`))
        void worker.terminate()
      }, timeLimitMs)
      return answer.finally(() => {
        clearTimeout(timer)
        waiting.delete(id)
      })
    },
  }
}

function settle(waiting: Map<number, Waiting>, message: Extract<ThreadMessage, { id: number }>): void {
  const caller = waiting.get(message.id)
  if (message.kind === 'threw') caller?.reject(new FunctionFailure('threw', message.reason))
  else {
    const body = bodiless.has(message.status) ? null : message.body
    caller?.resolve(new Response(body, { status: message.status, headers: message.headers }))
  }
}
