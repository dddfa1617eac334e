import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type TestProjectConfiguration } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

const { test: shared, ...base } = baseConfig(import.meta.dirname)
const { include: _everything, ...sharedTest } = shared ?? {}

/** Pure functions are tested in Node, components in a real browser with the real stylesheet. */
export default defineConfig({
  ...base,
  test: {
    ...sharedTest,
    projects: [
      project('ui-functions', 'src/**/*.test.ts'),
      inBrowser(project('ui-components', 'src/**/*.test.tsx')),
    ],
  },
})

function project(name: string, include: string): TestProjectConfiguration {
  return { extends: true, test: { name, include: [include] } }
}

function inBrowser(project: TestProjectConfiguration): TestProjectConfiguration {
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
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: browserPath(), args: browserArguments() } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  })
}

/** The test command of the repository finds a browser and names it in `CHROMIUM_PATH`. */
function browserPath(): string {
  return process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
}

/** Chromium refuses to sandbox the superuser. */
function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}
