import type { Clock } from '@house-edge/double/clock'
import type { Json } from '../json/json.ts'
import type { Say } from '../say.ts'

/** A message to somebody outside. */
export interface Delivery {
  url: string
  body: Json
  headers: Record<string, string>
}

/** Waits between attempts. The hosted service waits ten minutes each time; here the first ones are short, since the receiver is often just starting. */
const retryDelaysMs = [1_000, 5_000, 30_000, 600_000, 600_000]
const timeoutMs = 10_000

/** Sends a message, and again after a while until it is taken with a success. Six attempts are made. */
export function deliver(
  delivery: Delivery,
  clock: Clock,
  log: Say,
  onAttempt: (outcome: string) => void = () => undefined,
): void {
  let attempt = 0

  async function send(): Promise<void> {
    const outcome = await post(delivery)
    onAttempt(outcome.text)
    if (outcome.isTaken) return
    const delayMs = retryDelaysMs[attempt++]
    if (delayMs === undefined) {
      log(`gave up telling ${delivery.url}: ${outcome.text}`, 'error')
      return
    }
    log(`could not tell ${delivery.url}: ${outcome.text}; trying again in ${delayMs / 1000} s`, 'warn')
    clock.schedule(clock.nowMs() + delayMs, () => void send())
  }

  void send()
}

/** Sends a message once. */
export async function post({ url, body, headers }: Delivery): Promise<{ isTaken: boolean; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return { isTaken: response.ok, text: `status ${response.status}` }
  } catch (error) {
    return { isTaken: false, text: error instanceof Error ? error.message : String(error) }
  }
}
