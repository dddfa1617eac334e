import { createClient } from '@redis/client'

/** The client of Redis or Valkey, connected or not. */
export type RedisClient = ReturnType<typeof createClient>

/** Milliseconds. */
export const longestPauseMs = 1_000

/** Creates the client of Redis, which keeps trying. What is sent while Redis is away is lost. */
export function createRedisClient(url: string): RedisClient {
  return createClient({
    url,
    disableOfflineQueue: true,
    // Bounds the memory that a slow Redis can cost.
    commandsQueueMaxLength: 1_000,
    pingInterval: 2_000,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (attempt) => Math.min(longestPauseMs, 50 * 2 ** attempt),
    },
  })
}
