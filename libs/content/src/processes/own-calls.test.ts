import { describe, expect, it } from 'vitest'
import { ownCallHeader, ownCalls, takeOwnCall } from './own-calls.ts'

describe('takeOwnCall', () => {
  it('hands a call out once, and to its name alone', () => {
    const call = { heard: true }
    ownCalls().set('name', call)
    expect(takeOwnCall(new Headers({ [ownCallHeader]: 'another' }))).toBeUndefined()
    expect(takeOwnCall(new Headers())).toBeUndefined()
    const headers = new Headers({ [ownCallHeader]: 'name' })
    expect([takeOwnCall(headers), takeOwnCall(headers)]).toEqual([call, undefined])
  })
})
