import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPublishedSite } from '../site/published-site.ts'
import { finishingFlag, isFinishing, isMakingBuild, stateFolder } from './making-build.ts'

afterEach(() => void vi.unstubAllEnvs())

const site = createPublishedSite({
  routes: {},
  settings: () => ({ content: { repository: 'my-repo' }, stateFolder: '/var/site' }),
})

describe('stateFolder', () => {
  it('is not that of a running site while a build is finished', () => {
    expect(stateFolder(site)).toBe('/var/site')
    vi.stubEnv(finishingFlag, '/tmp/finishing')
    expect([stateFolder(site), isFinishing(), isMakingBuild()]).toEqual(['/tmp/finishing', true, true])
  })
})

describe('isMakingBuild', () => {
  it('knows the build of the framework', () => {
    expect(isMakingBuild()).toBe(false)
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    expect([isMakingBuild(), isFinishing()]).toEqual([true, false])
  })
})
