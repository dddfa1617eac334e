import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { resolve } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

/** Every story, rendered in a real browser and searched for barriers, once in each theme. */
export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: resolve(import.meta.dirname, '../../reports/stories.test.json') }],
    ],
    projects: [inTheme('light'), inTheme('dark')],
  },
})

function inTheme(theme: 'light' | 'dark'): TestProjectConfiguration {
  return {
    plugins: [
      storybookTest({ configDir: resolve(import.meta.dirname, '.storybook'), initialGlobals: { theme } }),
    ],
    test: {
      name: `stories-${theme}`,
      testTimeout: 30_000,
      // One object may not serve two projects, hence a call in each.
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: browserPath(), args: browserArguments() } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** The test command of the repository finds a browser and names it in `CHROMIUM_PATH`. */
function browserPath(): string {
  return process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
}

/** Chromium refuses to sandbox the superuser. */
function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}
