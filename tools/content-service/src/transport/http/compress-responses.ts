import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const packed = promisify(gzip)

/** A smaller answer fits into the first packets of a connection, and packing it takes longer than sending it. */
const leastBytes = 8_192

/** Sends large answers as gzip to clients that take it. At the quickest level: most clients are on the same machine. */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next()
  const { req, res } = context
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(req.header('accept-encoding') ?? '')) return
  const bytes = Buffer.from(await res.arrayBuffer())
  const isLarge = bytes.length >= leastBytes
  const headers = new Headers(res.headers)
  headers.append('vary', 'accept-encoding')
  if (isLarge) headers.set('content-encoding', 'gzip')
  const body = isLarge ? await packed(bytes, { level: 1 }) : bytes
  context.res = undefined
  context.res = new Response(body.length > 0 ? new Uint8Array(body) : null, { status: res.status, headers })
}
