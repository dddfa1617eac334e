import { expect, it, vi } from 'vitest'
import { rememberAnswers } from './remember-answers.ts'

it('remembers answers to URLs of our length', () => {
  const answer = vi.fn(() => true)
  const { ask } = rememberAnswers(answer)
  for (const path of ['/a', '/a']) expect(ask(path)).toBe(true)
  expect(answer).toHaveBeenCalledTimes(1)
  const long = `/?q=${'a'.repeat(1_000)}`
  for (const path of [long, long]) expect(ask(path)).toBe(true)
  expect(answer).toHaveBeenCalledTimes(3)
})
