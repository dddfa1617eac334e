import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const faces = css
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    file: /url\('\.\/([^']+)'\)/.exec(face)?.[1] ?? '',
    isForEnglish: face.includes('U+0020-007E'),
    swaps: face.includes('font-display: swap'),
  }))
  // The others are fonts of the device, in the metrics of these.
  .filter(({ file }) => file !== '')

describe('fonts.css', () => {
  it('gives an English page at most 45 kB of fonts', () => {
    const english = faces.filter(({ isForEnglish }) => isForEnglish)
    expect(english).toHaveLength(3)
    const bytes = english.reduce((sum, { file }) => sum + statSync(join(import.meta.dirname, file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(45_000)
  })

  it('shows words before their font is there', () => {
    expect(faces.filter(({ swaps }) => !swaps)).toEqual([])
  })
})
