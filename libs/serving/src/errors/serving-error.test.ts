import { describe, expect, it } from 'vitest'
import {
  BuildUnreadableError,
  BodyTooLargeError,
  CannotListenError,
  FrameworkNotLoadedError,
  PagesNotFinishedError,
  PrivateRequestError,
  PublishUnconfirmedError,
  SnapshotInUseError,
} from './serving-error.ts'

const cause = new TypeError('why')

describe('ServingError', () => {
  it.each([
    [
      new FrameworkNotLoadedError({ folder: '/site', cause }),
      'serving/framework-not-loaded',
      { folder: '/site' },
    ],
    [new PrivateRequestError({ path: '/odds', cause }), 'serving/private-request', { path: '/odds' }],
    [new CannotListenError({ host: '::1', port: 80, cause }), 'serving/cannot-listen', {}],
    [new BuildUnreadableError({ file: '/b', cause }), 'serving/build-unreadable', { file: '/b' }],
    [
      new PublishUnconfirmedError({ version: 'v1', processes: ['web-2'], unconfirmed: 1, isReached: true }),
      'serving/publish-unconfirmed',
      { version: 'v1', processes: ['web-2'] },
    ],
    [
      new PublishUnconfirmedError({ version: 'v1', processes: [], unconfirmed: 0, isReached: false }),
      'serving/publish-unconfirmed',
      { processes: [] },
    ],
    [
      new SnapshotInUseError({ snapshot: '/b', pid: 7 }),
      'serving/snapshot-in-use',
      { snapshot: '/b', pid: 7 },
    ],
    [new BodyTooLargeError(7), 'serving/body-too-large', { maxBytes: 7 }],
  ])('says with %s what to do, under a code', (error, code, data) => {
    expect(error).toMatchObject({ code, ...data })
    expect(error.name).toBe(error.constructor.name)
    expect(error.message.split('. ').length).toBeGreaterThan(2)
  })

  it('keeps its cause', () => {
    expect(new PrivateRequestError({ path: '/odds', cause }).cause).toBe(cause)
  })
})

describe('PagesNotFinishedError', () => {
  it('lists each page with what is in its way', () => {
    const pages = [
      { path: '/a', why: 'an inline script' },
      { path: '/b', why: 'a part that never ends' },
    ]
    const error = new PagesNotFinishedError(pages)
    expect(error.message).toMatch(/^2 of the pages/)
    expect(error.message).toContain('\n  /a: an inline script\n  /b: a part that never ends')
    expect(error.pages).toBe(pages)
  })
})
