import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { inChromium, patience } from '../../../playwright.base.ts'
import { slot, workspace } from './stack/slot.ts'

/**
 * Journeys run against the production build on embedded services, with state
 * and build folders of their own, so that a site already running is not touched.
 *
 * They run in the order of their names. Those in `beside`, which start further processes of the site, come before any that
 * publishes a new document or the footer: a process that takes over finished pages after that renders every page again,
 * which is twice the work of its start, some forty times.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './stack/prepare.ts',
  // Each suite has a folder of its own: it is emptied when the suite begins.
  outputDir: join(workspace, 'test-results/site'),
  // Journeys publish, sign up and take services down: each worker has a stack of its own, and its journeys take turns.
  workers: 2,
  fullyParallel: false,
  ...patience,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(workspace, 'reports/@house-edge/site.e2e.json') }]],
  use: {
    baseURL: `http://localhost:${slot.ports.site}`,
    ...inChromium(),
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'] } }],
})
