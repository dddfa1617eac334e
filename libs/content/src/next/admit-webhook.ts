import { createCallLimit } from '../http/call-limit.ts'
import { callerOf } from '../preview/request-checks.ts'
import { parseWebhook, type Webhook } from '../wire/webhook.ts'
import { readBody } from './read-body.ts'
import { isSameSecret } from './same-secret.ts'

/** Messages between the processes of one site. When they are lost, each process counts alone. */
export interface WebhookPeers {
  /** Turns an address into a name that is the same in each process and reveals nothing, for example with an HMAC. */
  nameOf: (caller: string) => string
  /**
   * The same by another key, which other processes may have meanwhile: a refusal is sent by both names, and counts twice in
   * the total of the others while both keys are set. Default: there is none.
   */
  otherNameOf?: ((caller: string) => string) | undefined
  /** Sends a message to the others. Neither waits nor throws. */
  send: (news: string) => void
  /** Called once. The listener receives the others' messages; you make sure that they come from them. */
  onMessage: (listener: (news: string) => void) => void
}

/** Options of the webhook check. */
interface AdmissionOptions {
  secret: string | undefined
  previousSecret?: string | undefined
  peers?: WebhookPeers | undefined
  maxBodyBytes: number
  now: () => number
}

/** Refused calls per minute before a caller gets 429. */
const maxRefusals = { perCaller: 30, total: 300 }

/**
 * Creates the check that a webhook passes before anything is done: its secret,
 * its size and its shape.
 *
 * A caller that is refused too often has to wait a minute. A call with the right secret is never refused
 * because of other calls, not even from the same address: so the body, which is bounded in size, is read
 * before calls are counted. Calls that other processes have refused count as well.
 *
 * @returns The webhook, or the response that refuses the call.
 */
export function createAdmission({
  secret,
  previousSecret,
  peers,
  maxBodyBytes,
  now,
}: AdmissionOptions): (request: Request) => Promise<Webhook | Response> {
  const refusals = createCallLimit(maxRefusals, now)
  peers?.onMessage(refusals.count)

  return async (request) => {
    const text = await readJson(request, maxBodyBytes)
    const hook = typeof text === 'string' ? readWebhook(text, [secret, previousSecret]) : text
    if (!(hook instanceof Response)) return hook
    const address = callerOf(request.headers)
    const caller = peers?.nameOf(address) ?? address
    if (refusals.isReachedByAll() || refusals.isReachedBy(caller)) return refuseForNow()
    refusals.count(caller)
    peers?.send(caller)
    if (peers?.otherNameOf) peers.send(peers.otherNameOf(address))
    return hook
  }
}

async function readJson(request: Request, maxBodyBytes: number): Promise<string | Response> {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(400, 'The body must be JSON.')
  }
  const text = await readBody(request, maxBodyBytes)
  return text ?? refuse(413, `The body is larger than ${maxBodyBytes} bytes.`)
}

function readWebhook(text: string, secrets: readonly (string | undefined)[]): Webhook | Response {
  const hook = parseWebhook(text)
  if (!hook) return refuse(400, 'The body is not a webhook of the content service.')
  return secrets.some((secret) => isSameSecret(hook.secret, secret))
    ? hook
    : refuse(401, 'The secret is missing or wrong.')
}

function refuseForNow(): Response {
  return refuse(429, 'Too many calls were refused. Wait a minute.', { 'retry-after': '60' })
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
