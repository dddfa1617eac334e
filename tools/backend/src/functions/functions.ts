import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GatewayContext } from '../gateway/context.ts'
import { FunctionFailure, startFunction, type FunctionThread } from './function-thread.ts'

interface FunctionsOptions {
  /** Holds `<name>/index.ts` for each function. */
  folder: string
  /** What `Deno.env` knows now. A function that was loaded with something else is loaded again. */
  env(): Record<string, string>
  timeLimitMs: number
  /** Called with the reason why a function failed. Its caller does not get it. */
  report(name: string, failure: FunctionFailure): void
}

export interface Functions {
  invoke(context: GatewayContext): Promise<Response>
  close(): Promise<void>
}

/** Folders that begin with an underscore hold what functions share, and are none themselves. */
const functionName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/** Runs functions on demand, and loads them again when their file or what they are told has changed. Regions are ignored: there is one. */
export function createFunctions(options: FunctionsOptions): Functions {
  const running = new Map<string, { thread: FunctionThread; loadedFrom: string }>()

  const find = async (name: string): Promise<FunctionThread | undefined> => {
    const file = join(options.folder, name, 'index.ts')
    const found = functionName.test(name) ? await stat(file).catch(() => undefined) : undefined
    if (!found) return undefined
    const env = options.env()
    const loadedFrom = JSON.stringify([found.mtimeMs, env])
    const known = running.get(name)
    if (known && !known.thread.hasEnded && known.loadedFrom === loadedFrom) return known.thread
    await known?.thread.stop()
    const entry = `${pathToFileURL(file).href}?changed=${found.mtimeMs}`
    const thread = startFunction({ entry, env }, options.timeLimitMs)
    running.set(name, { thread, loadedFrom })
    return thread
  }

  const fail = (name: string, failure: FunctionFailure): Response => {
    options.report(name, failure)
    return explain(failure)
  }

  return {
    invoke: async (context) => {
      const url = new URL(context.req.url)
      url.pathname = url.pathname.replace(/^\/functions\/v1/, '')
      const name = url.pathname.split('/')[1] ?? ''
      const thread = await find(name)
      if (!thread) return fail(name, new FunctionFailure('missing', 'Requested function was not found'))
      const { raw } = context.req
      const body = raw.body ? await raw.arrayBuffer() : undefined
      const headers = new Headers(raw.headers)
      // As hosted: written over what the caller sent (https://developers.cloudflare.com/fundamentals/reference/http-headers/).
      headers.set('cf-connecting-ip', context.get('ip'))
      try {
        return await thread.call({ url: url.href, method: raw.method, headers: [...headers], body })
      } catch (error) {
        if (!(error instanceof FunctionFailure)) throw error
        return fail(name, error)
      }
    },
    close: async () => {
      await Promise.all([...running.values()].map(({ thread }) => thread.stop()))
    },
  }
}

/** A function that threw has answered 500; one that never got to answer is a fault of the relay. */
function explain({ kind, message }: FunctionFailure): Response {
  if (kind === 'missing') return refuse(404, 'NOT_FOUND', message)
  if (kind === 'threw') return new Response('Internal Server Error', { status: 500 })
  if (kind === 'boot') return refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)', true)
  return refuse(
    546,
    'WORKER_LIMIT',
    'Function failed due to not having enough compute resources (please check logs)',
    true,
  )
}

function refuse(status: number, code: string, message: string, isRelay = false): Response {
  const headers = { 'Access-Control-Allow-Origin': '*', ...(isRelay ? { 'x-relay-error': 'true' } : {}) }
  return Response.json({ code, message }, { status, headers })
}
