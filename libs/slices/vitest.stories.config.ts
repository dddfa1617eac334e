import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { resolve } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { inChromium } from '../../vitest.browser.ts'

/** Every story, rendered in a real browser and searched for barriers, once in each theme. */
export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: resolve(import.meta.dirname, '../../reports/slices.stories.json') }],
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
      testTimeout: 120_000,
      browser: inChromium(),
    },
  }
}
