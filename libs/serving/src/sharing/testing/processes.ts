/** Processes that meet at a real Redis. */
import { type Redis, startRedis } from '../../../../../vitest.redis.ts'
import { createSharing, type Sharing, type SharingOptions } from '../create-sharing.ts'

const begun: Sharing[] = []
const started: Redis[] = []

/** To be called after each test: a file that shares its modules with others registers what is its own. */
export async function endProcesses(): Promise<void> {
  for (const sharing of begun.splice(0)) await sharing.close()
  for (const redis of started.splice(0)) await redis.stop()
}

export async function redisOfOurs(): Promise<Redis> {
  const redis = await startRedis()
  started.push(redis)
  return redis
}

/** A process, and what it has looked for. */
export async function process(
  url: string,
  options: Partial<SharingOptions> = {},
): Promise<{ sharing: Sharing; looked: string[] }> {
  const looked: string[] = []
  const sharing = createSharing({
    url,
    name: 'site',
    onPublished: async (version) => {
      looked.push(version)
      return undefined
    },
    patienceMs: 2_000,
    ...options,
  })
  begun.push(sharing)
  await sharing.start()
  return { sharing, looked }
}
