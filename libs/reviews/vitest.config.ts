import { defineConfig } from 'vitest/config'
import { baseConfig, projectsSharingModules } from '../../vitest.base.ts'
import { inChromium } from '../../vitest.browser.ts'

const components = 'src/components/**/*.test.tsx'
const { test: shared, ...base } = baseConfig(import.meta.dirname)
const { include = [], ...sharedTest } = shared ?? {}

/** Components are tested in a real browser with the real stylesheets, everything else in Node. */
export default defineConfig({
  ...base,
  test: {
    ...sharedTest,
    projects: [
      ...projectsSharingModules({
        name: 'reviews',
        root: import.meta.dirname,
        include,
        exclude: [components],
      }).map((project) => ({
        ...project,
        // React as servers run it: in development it keeps a stack for every element, most of the time of the tests
        // of slices.
        oxc: { jsx: { development: false } },
        test: {
          ...project.test,
          setupFiles: ['./vitest.clock.config.ts'],
          env: { NODE_ENV: 'production' as const },
        },
      })),
      {
        extends: true,
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-dom/server',
            'axe-core',
          ],
        },
        test: { name: 'reviews-components', include: [components], isolate: false, browser: inChromium() },
      },
    ],
  },
})
