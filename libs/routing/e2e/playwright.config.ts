import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { inChromium, patience } from '../../../playwright.base.ts'

const workspace = join(import.meta.dirname, '../../..')

/** The components in a site of Next's, in two builds, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: join(workspace, 'test-results/routing'),
  // One site stands for all journeys, and deployments change it: they take turns.
  workers: 1,
  fullyParallel: false,
  ...patience,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(workspace, 'reports/@house-edge/routing.e2e.json') }]],
  use: {
    ...inChromium(),
  },
  projects: [{ name: 'routing', use: { ...devices['Desktop Chrome'] } }],
})
