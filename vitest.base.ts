import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

const root = dirname(fileURLToPath(import.meta.url))
const conditions = ['@house-edge/source', 'module', 'browser', 'development|production']

/**
 * What every project's tests have in common: sources instead of built files,
 * and a report that the test command counts.
 */
export function baseConfig(projectRoot: string): ViteUserConfig {
  const name = basename(projectRoot)
  return {
    root: projectRoot,
    resolve: { conditions },
    ssr: { resolve: { conditions: ['@house-edge/source', 'module', 'node', 'development|production'] } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: [
        'default',
        // Named as Nx names the project, which keeps the report with a cached result.
        ['json', { outputFile: resolve(root, `reports/@house-edge/${name}.test.json`) }],
      ],
      passWithNoTests: true,
      restoreMocks: true,
      // Nothing is measured by these: they end a test that hangs, on a machine however busy.
      expect: { poll: { timeout: 60_000 } },
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }
}
