import { expect, it, vi } from 'vitest'
import { rememberResults } from './remember-results.ts'

it('remembers answers to URLs of our length', () => {
  const answer = vi.fn(() => true)
  const { ask } = rememberResults(answer)
  for (const path of ['/a', '/a']) expect(ask(path)).toBe(true)
  expect(answer).toHaveBeenCalledTimes(1)
  const long = `/?q=${'a'.repeat(1_000)}`
  for (const path of [long, long]) expect(ask(path)).toBe(true)
  expect(answer).toHaveBeenCalledTimes(3)
})
