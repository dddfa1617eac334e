import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { baseConfig, withSharedModules } from '../../vitest.base.ts'

/** Proofs in a browser, which need a machine of their own to hold: `npm run prove --workspace @house-edge/serving`. */
const proofs = ['src/islands/islands.test.ts', 'src/finish/finished-pages.test.ts']

/** The framework serves one site in a process. */
const alone = /\bcreateSiteServer\(|\bcreateStoredSite\(/

/** The fixture site is built once, before the tests that ask it. */
export default defineConfig(
  withSharedModules(
    mergeConfig(baseConfig(import.meta.dirname), {
      test: {
        globalSetup: ['fixture/global-setup.ts'],
        exclude: [...configDefaults.exclude, ...(process.argv.includes('--config') ? [] : proofs)],
      },
    }),
    alone,
  ),
)
