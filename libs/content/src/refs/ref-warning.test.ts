import { describe, expect, it } from 'vitest'
import { createRefWarning } from './ref-warning.ts'

describe('createRefWarning', () => {
  // shows R196
  it('writes the vendor’s words again after five quiet seconds', () => {
    const written: string[] = []
    let nowMs = 0
    const { warn } = createRefWarning((message) => written.push(message), 5_000, { now: () => nowMs })
    const recovered = { from: 'a', to: 'b', issue: 'expired' } as const

    warn(recovered)
    nowMs = 4_000
    warn(recovered)
    nowMs = 8_000
    warn(recovered)
    expect(written).toEqual([
      '[@prismicio/client] The ref (a) was expired. Now retrying with the latest master ref (b). If you were previewing content, the response will not include draft content.',
    ])
    nowMs = 13_000
    warn(recovered)
    warn({ ...recovered, issue: 'invalid' })
    expect(written).toHaveLength(3)
  })
})
