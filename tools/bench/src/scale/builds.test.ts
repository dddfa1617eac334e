import { describe, expect, it } from 'vitest'
import { complaintOfBuilds } from './builds.ts'

describe('complaintOfBuilds', () => {
  it.each([0.98, 1.5])('has nothing to say of %d', (ratio) => {
    expect(complaintOfBuilds({ ratio })).toBeUndefined()
  })

  it.each([1.501, Number.POSITIVE_INFINITY, Number.NaN])('names the limit that %d is beyond', (ratio) => {
    expect(complaintOfBuilds({ ratio })).toContain('1.5 is the limit')
  })
})
