import { afterEach, describe, expect, it } from 'vitest'
import {
  awaitFramework,
  beginProcess,
  findServerSide,
  finishedPages,
  type FrameworkSide,
  frameworkSide,
  frameworkStarted,
  redirectsOfProcess,
  type ServerSide,
} from './site-process.ts'
import { endProcess } from '../testing/end-process.ts'

afterEach(endProcess)

const server = { pages: {}, receivers: new Map() } as Partial<ServerSide> as ServerSide
const framework = { tasks: {} } as Partial<FrameworkSide> as FrameworkSide

describe('beginProcess', () => {
  it('gives the server to the framework, and back', async () => {
    const { started, now } = awaitFramework()
    beginProcess(server)
    expect([findServerSide(), finishedPages()]).toEqual([server, server.pages])
    expect([now(), frameworkSide()]).toEqual([undefined, undefined])
    frameworkStarted(framework)
    expect(now()).toBe(framework)
    expect(await started).toBe(framework)
  })
})

describe('frameworkStarted', () => {
  it('holds without a server in front, too', () => {
    frameworkStarted(framework)
    expect([frameworkSide(), findServerSide(), finishedPages()]).toEqual([framework, undefined, undefined])
  })
})

describe('redirectsOfProcess', () => {
  it('follows redirects once for all who ask', () => {
    const follow = () => ({ read: () => Promise.reject(new Error('unread')), latest: () => undefined })
    expect(redirectsOfProcess(follow)).toBe(redirectsOfProcess(follow))
  })
})
