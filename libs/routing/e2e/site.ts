import { test as base, expect } from '@playwright/test'
import { makeBuilds, type RunningBuild, startBuild } from './builds.ts'
import { type Front, startFront } from './front.ts'

interface Site extends Front {
  first: RunningBuild
  second: RunningBuild
}

/** The fixture site in two builds behind one address. Every journey begins with the first. */
export const test = base.extend<{ site: Site }, { builds: Site }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => {
      const builds = await makeBuilds()
      const first = await startBuild(builds[0])
      const second = await startBuild(builds[1])
      const front = await startFront(first.origin)
      await use({ ...front, first, second })
      await front.close()
      await first.stop()
      await second.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  site: async ({ builds }, use) => {
    builds.deploy(builds.first.origin)
    builds.intercept(() => undefined)
    builds.takeAnswers()
    await use(builds)
  },
})

export { expect }
