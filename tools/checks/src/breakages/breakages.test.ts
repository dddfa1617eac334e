import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultOf, readBreakages } from './breakages.ts'

const root = join(import.meta.dirname, '../../../..')
const breakages = readBreakages(root)

describe('readBreakages', () => {
  // They are tried by `npm run breakages`, which takes long; that they still fit is seen each time.
  it.each(breakages)('finds its place: $breaks', (breakage) => {
    expect(faultOf(breakage, root)).toBeUndefined()
  })

  it('names each breakage once', () => {
    const places = breakages.map(({ file, find, replace }) => `${file} ${find} ${replace}`)
    expect(new Set(places).size).toBe(breakages.length)
  })
})
