import { createRequire } from 'node:module'
import type * as Threads from 'node:worker_threads'
import { constants } from 'node:zlib'
import { bodyOf, brotliOptions, type StoredResponse, storeForms } from './stored-response.ts'

/** Compresses answers as small as possible, one at a time. */
interface StrongCompressor {
  /** Rejects when the thread has failed. */
  compress: (stored: StoredResponse) => Promise<StoredResponse>
  /** Ends the thread. The next answer starts another. */
  rest: () => void
}

interface Compressed {
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
}

/**
 * What the thread runs. A text, because a site may be bundled into one file. Linux gives each thread a priority;
 * elsewhere it would be that of the whole process.
 */
const programOf = (priority: number): string => `
const { parentPort } = require('node:worker_threads')
const { brotliCompressSync, gzipSync } = require('node:zlib')
if (process.platform === 'linux') require('node:os').setPriority(${priority})
parentPort.on('message', ({ body, brotli }) => {
  parentPort.postMessage({ br: brotliCompressSync(body, brotli), gzip: gzipSync(body, { level: 9 }) })
})`

/**
 * Creates a compressor with a thread of the lowest priority. Its strongest forms take twenty times as long as to render
 * and store a page, which visitors of a process with one core would otherwise wait for: Node's own threads for it get as
 * much of the core as the one that answers.
 *
 * @param priority From 0, as everybody, to 19.
 */
export function createStrongCompressor(priority = 19): StrongCompressor {
  let thread: Threads.Worker | undefined

  return {
    compress: async (stored) => {
      const body = bodyOf(stored)
      thread ??= startThread(programOf(priority))
      const brotli = brotliOptions(constants.BROTLI_MAX_QUALITY, body.length)
      const { br, gzip } = await askThread(thread, { body, brotli }).catch((error: unknown) => {
        // It answers nothing any more.
        thread = undefined
        throw error
      })
      const { digest, status, vary, plainHeaders: headers } = stored
      const forms = { br: bufferOf(br), gzip: bufferOf(gzip) }
      return storeForms({ body, digest, status, vary, headers }, forms, 'strong')
    },
    rest: () => {
      void thread?.terminate()
      thread = undefined
    },
  }
}

/** What the compressor returns may be a part of more. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function startThread(program: string): Threads.Worker {
  // Loaded late: the first page of a process needs none of it.
  const { Worker } = createRequire(import.meta.url)('node:worker_threads') as typeof Threads
  // What a process is started with (`--require` of a telemetry, say) would otherwise be loaded for each publish again.
  return new Worker(program, { eval: true, execArgv: [] })
}

function askThread(thread: Threads.Worker, question: object): Promise<Compressed> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      thread.off('message', answer)
      reject(error)
    }
    const answer = (compressed: Compressed): void => {
      thread.off('error', fail).off('exit', fail)
      resolve(compressed)
    }
    thread.once('error', fail).once('exit', fail).once('message', answer)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(question)
  })
}
