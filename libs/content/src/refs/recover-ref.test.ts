import { describe, expect, it } from 'vitest'
import { RefExpiredError } from '../errors/ref-expired-error.ts'
import { RefNotFoundError } from '../errors/ref-not-found-error.ts'
import { recoverRef } from './recover-ref.ts'

describe('recoverRef', () => {
  // shows F14, F15
  it.each([
    ['is unknown', RefNotFoundError],
    ['has expired', RefExpiredError],
  ])('asks again at the refusal’s ref when a ref %s', async (_, Refusal) => {
    const asked: string[] = []
    const answer = await recoverRef(
      'old',
      false,
      async (ref) => {
        asked.push(ref)
        if (ref !== 'named') throw new Refusal('refused', { masterRef: 'named' })
        return 'the answer'
      },
      { maxAttempts: 3, forgetRepository: () => {}, chooseAgain: async () => 'listed', report: () => {} },
    )
    expect([answer, asked]).toEqual(['the answer', ['old', 'named']])
  })
})
