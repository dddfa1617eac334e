import { visitorBackend } from '../../../../backend.ts'
import { NewsletterToken, settle } from '@house-edge/readers/newsletter'

/** The caller is a mail program, not a visitor. */
const nobody = { getAll: () => [] }

/**
 * Ends a subscription for the mail program of its owner, by one request without cookies (RFC 8058 §3.1).
 * The token is the proof: a forged request would have to contain it.
 */
export async function POST(request: Request): Promise<Response> {
  const token = NewsletterToken.safeParse(new URL(request.url).searchParams.get('token')).data
  if (token === undefined) return new Response(null, { status: 404 })
  const outcome = await settle(await visitorBackend(nobody), token, 'unsubscribe')
  const status = { settled: 200, unknown: 404, unavailable: 503 }[outcome]
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
