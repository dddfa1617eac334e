import { afterEach, describe, expect, it, vi } from 'vitest'
import { runInProduction } from './run-in-production.ts'

afterEach(() => void vi.unstubAllEnvs())

describe('runInProduction', () => {
  it.each([
    [undefined, 'production'],
    ['', 'production'],
    ['test', 'test'],
  ])('makes of NODE_ENV %j a process in %j', (set, made) => {
    vi.stubEnv('NODE_ENV', set)
    runInProduction()
    expect(process.env.NODE_ENV).toBe(made)
  })
})
