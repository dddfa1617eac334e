import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js'
import { afterEach, vi } from 'vitest'

const clients = new Set<SupabaseClient>()

/** Ends every socket a test has opened, so that none is left to reconnect. */
export function endSocketsAfterEach(): void {
  afterEach(async () => {
    for (const client of clients) {
      await client.removeAllChannels()
      await client.realtime.disconnect()
    }
    clients.clear()
  })
}

interface Listening {
  channel: RealtimeChannel
  /** What has been heard so far. */
  heard: Record<string, unknown>[]
}

/** Subscribes and resolves with the status that the client was given, once it was. */
export async function subscribe(
  client: SupabaseClient,
  topic: string,
  options?: RealtimeChannelOptions,
  prepare: (channel: RealtimeChannel, hear: (message: unknown) => void) => void = () => undefined,
): Promise<Listening & { status: string; error: Error | undefined }> {
  clients.add(client)
  const heard: Record<string, unknown>[] = []
  const channel = client.channel(topic, options)
  prepare(channel, (message) => heard.push(message as Record<string, unknown>))
  const { status, error } = await new Promise<{ status: string; error: Error | undefined }>((resolve) => {
    channel.subscribe((status, error) => resolve({ status, error }))
  })
  return { channel, heard, status, error }
}

/** Waits until something holds. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 10 })
}
