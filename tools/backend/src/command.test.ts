import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'

afterEach(() => {
  process.exitCode = undefined
})

describe('runCommand', () => {
  it.each(['3', '32', '4.5', 'much'])('refuses %s as the cost of passwords', async (cost) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await runCommand([], { BACKEND_PASSWORD_COST: cost })
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('The cost of passwords must be a whole number from 4 to 31.'),
    )
    expect(process.exitCode).toBe(1)
  })
})
