import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { baseConfig, withSharedModules } from '../../vitest.base.ts'
import { inChromium } from '../../vitest.browser.ts'

/** Proofs in a browser, which need a machine of their own to hold: `npm run prove --workspace @house-edge/serving`. */
const proofs = ['src/islands/islands.test.ts', 'src/finish/finished-pages.test.ts']

/** Needs Varnish, which the tests do not install: `npm run prove:varnish --workspace @house-edge/serving`. */
const withVarnish = 'src/server/varnish.test.ts'

/** The framework serves one site in a process. */
const alone = /\bcreateSiteServer\(|\bcreateStoredSite\(/

/** What runs in pages alone. */
const inPages = 'src/**/*.browser.test.tsx'

const { test: inNode, ...config } = withSharedModules(
  mergeConfig(baseConfig(import.meta.dirname), {
    test: {
      // The fixture site is built once, before the tests that ask it.
      globalSetup: ['fixture/global-setup.ts'],
      exclude: [
        ...configDefaults.exclude,
        inPages,
        ...(process.argv.includes('--config') ? [] : proofs),
        ...(process.argv.includes(withVarnish) ? [] : [withVarnish]),
      ],
    },
  }),
  alone,
)

export default defineConfig({
  ...config,
  test: {
    ...inNode,
    projects: [
      ...(inNode?.projects ?? []),
      {
        extends: true,
        // As `bundleIslands` has islands run: React handles what was typed at once, Preact a moment later.
        resolve: {
          alias: {
            'react-dom/client': 'preact/compat/client',
            'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
            react: 'preact/compat',
          },
        },
        optimizeDeps: { include: ['preact/compat', 'preact/compat/client', 'preact/jsx-dev-runtime'] },
        test: { name: 'serving-browser', include: [inPages], browser: inChromium() },
      },
    ],
  },
})
