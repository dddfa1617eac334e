import { describe, expect, it, vi } from 'vitest'
import type { ProcessState } from '../setup/auth-setup.ts'
import { visitorSessionOf, setupOf } from '../setup/internals.ts'
import { getProcessState } from './process-state.ts'

describe('getProcessState', () => {
  it('creates a state once for every copy of the module', async () => {
    const key = `test ${Math.random()}`
    const states = [{}, {}] as unknown as ProcessState[]
    const create = () => states.shift() as ProcessState
    const first = getProcessState(key, create)
    vi.resetModules()
    const copy = await import('./process-state.ts')
    expect(copy.getProcessState).not.toBe(getProcessState)
    expect(copy.getProcessState(key, create)).toBe(first)
    expect(getProcessState(`${key} of another site`, create)).not.toBe(first)
  })
})

describe('visitorSessionOf', () => {
  it.each([
    ['auth', () => setupOf({} as never)],
    ['context', () => visitorSessionOf({} as never)],
  ])('refuses a copied %s', (what, find) => {
    expect(find).toThrow(expect.objectContaining({ message: expect.stringContaining(`The ${what} was not`) }))
  })
})
