import type { FollowedRedirects, StartTasks } from '../process/site-process.ts'

/**
 * Does what a process needs before visitors are sent to it: reads the redirects, and whatever else was asked for
 * (`beforeReady`). What fails is tried again, because a service that is away comes back.
 *
 * @param options.pause Waits between two attempts.
 * @param options.onFailure Told of the first failure of each.
 */
export async function becomeUseful({
  redirects,
  beforeReady = [],
  pause,
  onFailure,
}: {
  redirects: FollowedRedirects
  beforeReady: StartTasks['beforeReady']
  pause: () => Promise<unknown>
  onFailure: (error: unknown) => void
}): Promise<void> {
  for (await redirects.read(); redirects.latest() === undefined; await redirects.read()) await pause()
  for (const task of beforeReady) {
    for (let failures = 0; ; failures += 1) {
      try {
        await task()
        break
      } catch (error) {
        if (failures === 0) onFailure(error)
        await pause()
      }
    }
  }
}
