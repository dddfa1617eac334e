import { visitorBackend } from '../../../backend.ts'
import { stopByToken, WatchToken } from '@house-edge/readers/watching'

/** The caller is a mail program, not a visitor. */
const nobody = { getAll: () => [] }

/** Ends a watch for the mail program of its owner, by one request without cookies (RFC 8058 §3.1). */
export async function POST(request: Request): Promise<Response> {
  const token = WatchToken.safeParse(new URL(request.url).searchParams.get('token')).data
  if (token === undefined) return new Response(null, { status: 404 })
  const isOver = await stopByToken(await visitorBackend(nobody), token)
  return new Response(null, { status: isOver ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
