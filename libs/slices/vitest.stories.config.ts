import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../vitest.browser.ts'

/** Every story, rendered in a real browser and searched for barriers: by the addon in the light theme, then in the dark one. */
export default defineConfig({
  plugins: [storybookTest({ configDir: resolve(import.meta.dirname, '.storybook') })],
  // What is found on the way reloads the page of the tests.
  optimizeDeps: { include: ['axe-core', '@supabase/supabase-js', 'jose/jwt/decode', 'qrcode', 'zod'] },
  test: {
    name: 'stories',
    reporters: [
      'default',
      ['json', { outputFile: resolve(import.meta.dirname, '../../reports/slices.stories.json') }],
    ],
    setupFiles: [resolve(import.meta.dirname, '.storybook/dark-theme.ts')],
    testTimeout: 120_000,
    // Stories keep no state outside themselves; one page serves them all.
    isolate: false,
    browser: inChromium(),
  },
})
