import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { inChromium, patience } from '../../../../playwright.base.ts'

const workspace = join(import.meta.dirname, '../../../..')

/** The desk as it is built, in a real browser, against a content service of its own for every test. */
export default defineConfig({
  testDir: '.',
  outputDir: join(workspace, 'test-results/desk'),
  // A second one, with its browser, costs four seconds of processor, and beside the site's journeys it is no sooner done.
  workers: 1,
  fullyParallel: true,
  ...patience,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: join(workspace, 'reports/@house-edge/content-service.e2e.json') }],
  ],
  use: {
    ...inChromium(),
    timezoneId: 'Europe/London',
  },
  projects: [{ name: 'desk', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
})
