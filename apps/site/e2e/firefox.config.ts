import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { inFirefox } from '../../../playwright.base.ts'
import { workspace } from './stack/slot.ts'
import journeys from './playwright.config.ts'

/** The journeys whose promise depends on the browser, in Firefox. */
export default defineConfig({
  ...journeys,
  outputDir: join(workspace, 'test-results/site-firefox'),
  workers: 1,
  reporter: 'list',
  grep: /@firefox/,
  use: { ...journeys.use, ...inFirefox() },
  projects: [{ name: 'firefox' }],
})
