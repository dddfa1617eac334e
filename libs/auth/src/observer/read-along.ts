import { REALTIME_SUBSCRIBE_STATES as states, RealtimeClient } from '@supabase/realtime-js'
import { parseBackendKey, parseBackendUrl } from '../service/backend-address.ts'

/** Where changes are announced, and what to do about them. */
export interface ReadAlongOptions<Value> {
  url: string | undefined
  publishableKey: string | undefined
  /** The channel, a private one that anonymous visitors may hear. */
  topic: string
  /** The broadcast that says that something has changed. */
  event: string
  /** Reads what there is now. */
  read: () => Promise<Value>
  show: (value: Value) => void
  /** `live`: connected. `away`: not connected for five seconds. Default: nothing is told. */
  onState?: (state: 'live' | 'away') => void
}

/** Shorter interruptions are not worth a word. */
const awayAfterMs = 5_000
/** Pauses after failed connections and readings; the last one repeats. */
const pausesMs = [1_000, 2_000, 5_000, 10_000]

/**
 * Shows what there is, and again whenever a channel says that it has changed. Messages are not counted on: what was
 * announced while the connection was lost is read when it is back, once, and an older reading never replaces a newer
 * one.
 *
 * Needs the vendor's realtime client only, a fifth of what `createBrowserBackend` loads.
 *
 * @returns A function that leaves the channel.
 * @throws {BackendConfigurationError} Address or key are missing or malformed.
 */
export function readAlong<Value>(options: ReadAlongOptions<Value>): () => void {
  const { topic, event, show, onState = () => {} } = options
  const key = parseBackendKey(options.publishableKey)
  const address = new URL('realtime/v1', parseBackendUrl(options.url))
  address.protocol = address.protocol.replace('http', 'ws')
  const client = new RealtimeClient(address.href, {
    params: { apikey: key },
    accessToken: () => Promise.resolve(key),
    reconnectAfterMs: (attempts) => pauseMs(attempts - 1),
  })
  const reading = keepReading(options.read, show)
  let away: ReturnType<typeof setTimeout> | undefined
  const channel = client
    .channel(topic, { config: { private: true } })
    .on('broadcast', { event }, () => reading.again())
    .subscribe((status) => {
      if (status === states.SUBSCRIBED) {
        clearTimeout(away)
        away = undefined
        onState('live')
        reading.again()
        // Each failed attempt is told of: the time counts from the first.
      } else if (status !== states.CLOSED) away ??= setTimeout(() => onState('away'), awayAfterMs)
    })
  return () => {
    clearTimeout(away)
    reading.end()
    void client.removeChannel(channel).finally(() => void client.disconnect())
  }
}

/** Reads as often as it is told to, and shows the result of the latest reading that succeeded. */
export function keepReading<Value>(
  read: () => Promise<Value>,
  show: (value: Value) => void,
): { again: () => void; end: () => void } {
  let begun = 0
  let shown = 0
  let failures = 0
  let isOver = false
  let retry: ReturnType<typeof setTimeout> | undefined

  const again = (): void => {
    clearTimeout(retry)
    begun += 1
    const number = begun
    read().then(
      (value) => {
        if (number < shown || isOver) return
        shown = number
        failures = 0
        show(value)
      },
      () => {
        // A later reading has its own result.
        if (number < begun || isOver) return
        retry = setTimeout(again, pauseMs(failures))
        failures += 1
      },
    )
  }
  return {
    again,
    end: () => {
      isOver = true
      clearTimeout(retry)
    },
  }
}

/** A quarter shorter or longer than said: all who read along lose the connection at one moment, and are not to be back at one. */
function pauseMs(failures: number): number {
  return (pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0) * (0.75 + Math.random() / 2)
}
