import { describe, expect, it } from 'vitest'
import { checkBucketName, checkObjectName } from './path.ts'

describe('checkObjectName', () => {
  // shows R134
  it('takes names of 1,024 characters, and no longer ones', () => {
    expect(checkObjectName('a'.repeat(1_024))).toHaveLength(1_024)
    expect(() => checkObjectName('a'.repeat(1_025))).toThrow('Invalid key')
  })
})

describe('checkBucketName', () => {
  // shows R134
  it.each([' private', 'private ', '', 'a/b', 'b'.repeat(101)])('takes no bucket called "%.20s"', (name) => {
    expect(() => checkBucketName(name)).toThrow('Bucket name invalid')
  })

  it('takes what the hosted service takes', () => {
    expect(checkBucketName("It's (a) bucket, no. 1")).toBe("It's (a) bucket, no. 1")
  })
})
