import type { Clock } from '@house-edge/double/clock'
import type { Json } from '../json/json.ts'
import { newRef } from '../repository/repository.ts'
import type { Service } from '../service.ts'

/** A message to somebody outside. */
export interface Delivery {
  url: string
  body: Json
  headers: Record<string, string>
}

/** Waits between attempts. The hosted service waits ten minutes each time; here the first ones are short, since the receiver is often just starting. */
const retryDelaysMs = [1_000, 5_000, 30_000, 600_000, 600_000]
const timeoutMs = 10_000

/** A message that was sent, with what came back each time. */
export interface SentMessage {
  id: string
  url: string
  /** What it told, in words. The body holds the secret, and is not shown. */
  about: string
  attempts: { atMs: number; tookMs: number; isTaken: boolean; outcome: string }[]
}

/** The latest messages, the latest first. Kept in memory. */
export type SentMessages = (SentMessage & { delivery: Delivery })[]

const mostKept = 100

/** Sends a message, and again after a while until it is taken with a success. Six attempts are made. */
export function deliver(delivery: Delivery, about: string, service: Service): void {
  const { repository, log, sent } = service
  const { clock } = repository
  const message = { id: newRef(repository.random), url: delivery.url, about, attempts: [], delivery }
  sent.unshift(message)
  sent.splice(mostKept)
  let attempt = 0

  async function send(): Promise<void> {
    const { isTaken, outcome } = await sendOnce(message, clock)
    if (isTaken) return
    const delayMs = retryDelaysMs[attempt++]
    if (delayMs === undefined) {
      log(`gave up telling ${delivery.url}: ${outcome}`, 'error')
      return
    }
    log(`could not tell ${delivery.url}: ${outcome}; trying again in ${delayMs / 1000} s`, 'warn')
    clock.schedule(clock.nowMs() + delayMs, () => void send())
  }

  void send()
}

/** Sends a message that was sent before, or is sent for the first time, and writes down what came of it. */
export async function sendOnce(
  { attempts, delivery }: SentMessages[number],
  clock: Clock,
): Promise<SentMessage['attempts'][number]> {
  const atMs = clock.nowMs()
  const { isTaken, text } = await post(delivery)
  const attempt = { atMs, tookMs: clock.nowMs() - atMs, isTaken, outcome: text }
  attempts.push(attempt)
  return attempt
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
