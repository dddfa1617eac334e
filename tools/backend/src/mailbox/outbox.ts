import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import type { Clock } from '@house-edge/double/clock'
import type { Random } from '../random.ts'
import { BackendError } from '../backend-error.ts'

/** A message as a service hands it over. */
export interface Message {
  to: string
  kind: string
  subject: string
  html: string
  text: string
  /** Of the message itself, where its sender has set some. */
  headers?: Record<string, string>
  /** By which its sender knows it again. */
  key?: string
}

export interface CaughtMessage extends Message {
  id: string
  sentAt: string
}

/** Stores messages instead of sending them. Nothing leaves this machine. */
export interface Outbox {
  /** @throws When delivery has been told to fail, or the disk is full. */
  deliver(message: Message): Promise<void>
  /** Newest first. */
  list(): CaughtMessage[]
  find(id: string): CaughtMessage | undefined
  clear(): Promise<void>
  /** Makes the next deliveries fail. For the control plane. */
  failNext(count: number): void
}

const kept = 500

/** One JSON object a line, so that a message is written whole or not at all. */
export async function openOutbox(file: string, clock: Clock, random: Random): Promise<Outbox> {
  let messages = await readMessages(file)
  let failures = 0

  return {
    deliver: async (message) => {
      if (failures > 0) {
        failures -= 1
        throw new BackendError(
          'backend/delivery-failed',
          'Delivery has been told to fail. The message was not sent. Ask again.',
        )
      }
      const caught: CaughtMessage = { id: random.uuid(), sentAt: clock.nowIso(), ...message }
      await appendFile(file, `${JSON.stringify(caught)}\n`, { mode: 0o600 })
      messages.push(caught)
      if (messages.length > kept * 2) {
        messages = messages.slice(-kept)
        await rewrite(file, messages)
      }
    },
    list: () => messages.toReversed(),
    find: (id) => messages.find((message) => message.id === id),
    clear: async () => {
      messages = []
      await rewrite(file, messages)
    },
    failNext: (count) => {
      failures = count
    },
  }
}

async function readMessages(file: string): Promise<CaughtMessage[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as CaughtMessage] : []
    } catch {
      return []
    }
  })
}

async function rewrite(file: string, messages: CaughtMessage[]): Promise<void> {
  const draft = `${file}.new`
  await writeFile(draft, messages.map((message) => `${JSON.stringify(message)}\n`).join(''), { mode: 0o600 })
  await rename(draft, file)
}
