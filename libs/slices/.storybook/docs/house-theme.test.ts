import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { houseTheme } from '../house-theme.ts'

const tokens = readFileSync(fileURLToPath(import.meta.resolve('@house-edge/ui/tokens.css')), 'utf8')

describe('houseTheme', () => {
  it.each(['light', 'dark'] as const)('finds every colour it needs among the tokens: %s', (base) => {
    expect(Object.values(houseTheme(base, tokens))).not.toContain('')
  })
})
