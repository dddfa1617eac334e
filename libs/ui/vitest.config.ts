import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { baseConfig, projectsSharingModules } from '../../vitest.base.ts'
import { inChromium } from '../../vitest.browser.ts'

const { test: shared, ...base } = baseConfig(import.meta.dirname)
const { include: _everything, ...sharedTest } = shared ?? {}

/** Pure functions are tested in Node, components in a real browser with the real stylesheet. */
export default defineConfig({
  ...base,
  test: {
    ...sharedTest,
    projects: [
      ...projectsSharingModules({
        name: 'ui-functions',
        root: import.meta.dirname,
        include: ['src/**/*.test.ts'],
      }),
      inBrowser({ extends: true, test: { name: 'ui-components', include: ['src/**/*.test.tsx'] } }),
    ],
  },
})

function inBrowser(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  return mergeConfig(project, {
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
    test: {
      // Components keep no state outside themselves; one page serves them all.
      isolate: false,
      browser: inChromium(),
    },
  })
}
