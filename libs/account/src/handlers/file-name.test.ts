import { describe, expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { fileName } from './file-name.ts'

describe('fileName', () => {
  it.each([
    ['House Edge', 'house-edge'],
    ['Zählwerk & Söhne', 'zahlwerk-sohne'],
    ['"; filename="x.html', 'filename-x-html'],
    ['オッズ', 'site'],
  ])('makes of %j the name %s', (siteName, name) => {
    expect(fileName(quietSite({ siteName }))).toBe(name)
  })
})
