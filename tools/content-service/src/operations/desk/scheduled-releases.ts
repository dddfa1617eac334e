import { releaseFindings } from '../../desk/find-findings.ts'
import { publishRelease } from '../../repository/releases.ts'
import type { Release, Repository } from '../../repository/repository.ts'
import type { Say } from '../../say.ts'

/** Before a release that is due and could not be published is tried again. */
const pauseMs = 60_000

/** Publishes releases when their time has come. One that cannot be published stays, and the log says why. */
export function watchSchedule(repository: Repository, log: Say): void {
  const waiting = new Map<string, () => void>()

  function arrange(): void {
    for (const callOff of waiting.values()) callOff()
    waiting.clear()
    for (const { id, scheduledAtMs } of repository.releases.values()) {
      if (scheduledAtMs !== undefined)
        waiting.set(
          id,
          repository.clock.schedule(scheduledAtMs, () => void run(id)),
        )
    }
  }

  async function run(id: string): Promise<void> {
    try {
      await repository.change(async () => {
        const release = repository.releases.get(id)
        if (release && isDue(release, repository.clock.nowMs())) await publishDue(release)
      })
    } catch (error) {
      log(
        `a scheduled release was not published: ${error instanceof Error ? error.message : String(error)}`,
        'error',
      )
      // The disk may have room by then. A change of the release schedules it again.
      const againAtMs = repository.clock.nowMs() + pauseMs
      waiting.set(
        id,
        repository.clock.schedule(againAtMs, () => void run(id)),
      )
    }
  }

  async function publishDue(release: Release): Promise<void> {
    const errors = releaseFindings(release, repository).filter(({ severity }) => severity === 'error')
    if (errors.length > 0) {
      log(
        `the release "${release.label}" was due and cannot be published: ${errors.map(({ message }) => message).join(' ')}`,
        'error',
      )
      return
    }
    await publishRelease(release, repository)
    log(`published the release "${release.label}" as scheduled`)
  }

  repository.onUpdate((update) => {
    if (update.releases) arrange()
  })
  arrange()
}

function isDue(release: Release, nowMs: number): boolean {
  return release.scheduledAtMs !== undefined && release.scheduledAtMs <= nowMs
}
