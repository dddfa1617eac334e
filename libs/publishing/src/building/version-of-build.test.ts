import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentOfBuild } from './content-of-build.ts'
import { noteBegin, versionOfBuild } from './version-of-build.ts'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'version-of-build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

const beginOf =
  (ref: string, settings = 'origin a') =>
  async () => ({ ref, settings })

describe('versionOfBuild', () => {
  it('is the version the build began with', async () => {
    await noteBegin(build, beginOf('one'))
    expect(await versionOfBuild(build, beginOf('one'))).toBe('one')
    expect(readdirSync(join(build, contentOfBuild))).toHaveLength(1)
  })

  it.each([
    ['published', beginOf('two')],
    ['set otherwise', beginOf('one', 'origin b')],
    [
      'unknown',
      async () => {
        throw new Error('The content service is down.')
      },
    ],
  ])('is unknown when something else is %s meanwhile', async (_what, now) => {
    await noteBegin(build, beginOf('one'))
    expect(await versionOfBuild(build, now)).toBeUndefined()
  })

  it('is unknown where nobody has noted the beginning', async () => {
    expect(await versionOfBuild(build, beginOf('one'))).toBeUndefined()
  })
})

describe('noteBegin', () => {
  it('keeps what the first process has noted', async () => {
    const slow = Promise.withResolvers<{ ref: string; settings: string }>()
    const second = noteBegin(build, () => slow.promise)
    await noteBegin(build, beginOf('one'))
    slow.resolve({ ref: 'two', settings: 'origin a' })
    await second
    await noteBegin(build, beginOf('three'))
    expect(await versionOfBuild(build, beginOf('one'))).toBe('one')
  })

  it('leaves unknown what the first could not ask', async () => {
    await noteBegin(build, () => Promise.reject(new Error('The content service is down.')))
    await noteBegin(build, beginOf('one'))
    expect(await versionOfBuild(build, beginOf('one'))).toBeUndefined()
  })
})
