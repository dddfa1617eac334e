import { z } from 'zod'
import type { Json } from '../json/json.ts'
import { files } from '../repository/files.ts'
import { newRef, type Repository } from '../repository/repository.ts'
import type { Say } from '../say.ts'
import type { Storage } from '../storage/storage.ts'

/** A message to the address of a webhook. */
interface Delivery {
  url: string
  body: Json
  headers: Record<string, string>
}

/** What sends messages. */
interface Sender {
  repository: Repository
  sent: SentMessages
  /** The service ends: nothing is begun any more. */
  closing: AbortSignal
  log: Say
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

const Sent = z.array(
  z.object({
    id: z.string(),
    url: z.string(),
    about: z.string(),
    attempts: z.array(
      z.object({ atMs: z.number(), tookMs: z.number(), isTaken: z.boolean(), outcome: z.string() }),
    ),
    delivery: z.object({ url: z.string(), body: z.json(), headers: z.record(z.string(), z.string()) }),
  }),
)

/** The latest messages, the latest first. */
export type SentMessages = (SentMessage & { delivery: Delivery })[]

const mostKept = 100

/** Messages sent before this start. An unreadable file does not stop the start. */
export async function readSent(storage: Storage): Promise<SentMessages> {
  try {
    return Sent.parse(JSON.parse((await storage.read(files.sent)) ?? '[]'))
  } catch {
    return []
  }
}

/** Sends a message, and again after a while until it is taken with a success. Six attempts are made. */
export function deliver(delivery: Delivery, about: string, service: Sender): void {
  const { repository, sent } = service
  const message = { id: newRef(repository.random), url: delivery.url, about, attempts: [], delivery }
  sent.unshift(message)
  sent.splice(mostKept)
  void keepSent(service)
  void send(message, service)
}

/** Sends again what was not accepted when the service ended. */
export function resumeDeliveries(service: Sender): void {
  for (const message of service.sent)
    if (!wasTaken(message)) sendLater(message, service, 'the service was started')
}

function wasTaken({ attempts }: SentMessage): boolean {
  return attempts.some(({ isTaken }) => isTaken)
}

async function send(message: SentMessages[number], service: Sender): Promise<void> {
  const { isTaken, outcome } = await sendOnce(message, service)
  if (!isTaken) sendLater(message, service, outcome)
}

function sendLater(message: SentMessages[number], service: Sender, why: string): void {
  const { log, closing, repository } = service
  if (closing.aborted) return
  const delayMs = retryDelaysMs[Math.max(0, message.attempts.length - 1)]
  if (delayMs === undefined) return log(`gave up telling ${message.url}: ${why}`, 'error')
  log(`could not tell ${message.url}: ${why}; trying again in ${delayMs / 1000} s`, 'warn')
  repository.clock.schedule(repository.clock.nowMs() + delayMs, () => {
    // An editor may have sent it again meanwhile.
    if (!wasTaken(message)) void send(message, service)
  })
}

/** Sends a message, for the first time or again, and stores the result. */
export async function sendOnce(
  { attempts, delivery }: SentMessages[number],
  service: Sender,
): Promise<SentMessage['attempts'][number]> {
  const { clock } = service.repository
  const atMs = clock.nowMs()
  const { isTaken, text } = await post(delivery, service.closing)
  const attempt = { atMs, tookMs: clock.nowMs() - atMs, isTaken, outcome: text }
  attempts.push(attempt)
  await keepSent(service)
  return attempt
}

async function keepSent({ repository, sent, closing }: Sender): Promise<void> {
  if (closing.aborted) return
  await repository.change(() => repository.storage.bring(files.sent, JSON.stringify(sent)))
}

/** Sends a message once. */
export async function post(
  { url, body, headers }: Delivery,
  closing: AbortSignal,
): Promise<{ isTaken: boolean; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing]),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return { isTaken: response.ok, text: `status ${response.status}` }
  } catch (error) {
    return { isTaken: false, text: reasonOf(error) }
  }
}

/** Why there was no response, in words. `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  return error.cause instanceof Error ? error.cause.message : error.message
}
