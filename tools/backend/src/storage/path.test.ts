import { describe, expect, it } from 'vitest'
import { checkBucketName } from './path.ts'

describe('checkBucketName', () => {
  // shows R134
  it.each([' private', 'private ', '', 'a/b', 'b'.repeat(101)])('takes no bucket called "%.20s"', (name) => {
    expect(() => checkBucketName(name)).toThrow('Bucket name invalid')
  })

  it('takes what the hosted service takes', () => {
    expect(checkBucketName("It's (a) bucket, no. 1")).toBe("It's (a) bucket, no. 1")
  })
})
