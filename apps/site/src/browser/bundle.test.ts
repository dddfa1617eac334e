import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundleBrowserScript } from './bundle.ts'

describe('bundleBrowserScript', () => {
  // shows P04
  it('adds at most 3,000 bytes to a page, compressed', async () => {
    const script = await bundleBrowserScript(join(import.meta.dirname, '../..'))
    const bytes = gzipSync(script, { level: 9 }).length
    process.stdout.write(`Routing adds ${bytes} bytes of script to a page.\n`)
    expect(bytes).toBeLessThanOrEqual(3_000)
    expect(bytes).toBeGreaterThan(1_000)
  })
})
