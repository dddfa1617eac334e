import { describe, expect, it } from 'vitest'
import { hostsOf, refusalOf } from './guard.ts'

const rules = { hosts: hostsOf('127.0.0.1', undefined), token: undefined }
const own = { method: 'POST', host: 'localhost:4400', origin: undefined, site: undefined, token: undefined }

describe('refusalOf', () => {
  it.each([
    [{}, true],
    [{ origin: 'http://localhost:4400', site: 'same-origin' }, true],
    [{ site: 'none' }, true],
    [{ site: 'cross-site' }, false],
    [{ site: 'same-site' }, false],
    [{ origin: 'http://evil.example' }, false],
    [{ origin: 'http://localhost:4401' }, false],
    [{ origin: 'null' }, false],
    [{ host: 'evil.example:4400' }, false],
    [{ host: undefined }, false],
    [{ method: 'GET', site: 'cross-site' }, false],
    [{ method: 'GET', site: 'same-site' }, false],
    [{ method: 'GET', site: 'same-origin' }, true],
    [{ method: 'GET', site: 'none' }, true],
    [{ method: 'GET' }, true],
    [{ method: 'GET', host: 'evil.example' }, false],
  ])('lets %j in or not: %s', async (change, isLetIn) => {
    expect((await refusalOf({ ...own, ...change }, rules)) === undefined).toBe(isLetIn)
  })
})
