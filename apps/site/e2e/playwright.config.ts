import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { inChromium, patience } from '../../../playwright.base.ts'
import { ports } from './stack/ports.ts'

const workspace = join(import.meta.dirname, '../../..')

/**
 * Journeys run against the production build on embedded services, with state
 * and build folders of their own, so that a site already running is not touched.
 */
export default defineConfig({
  testDir: '.',
  // Each suite has a folder of its own: it is emptied when the suite begins.
  outputDir: join(workspace, 'test-results/site'),
  // Journeys publish, sign up and take services down: they share one stack and take turns.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  ...patience,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(workspace, 'reports/site.e2e.json') }]],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    ...inChromium(),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    {
      // The way in, and what people do with an account, in their hand.
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    // In place of the shell: whoever ends the runner, however, ends the supervisor’s parent with it.
    command: 'exec node tools/start/bin/start.mjs --fresh',
    cwd: workspace,
    url: `http://localhost:${ports.site}`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      SITE_PORT: String(ports.site),
      CONTENT_PORT: String(ports.content),
      BACKEND_PORT: String(ports.backend),
      HOUSE_EDGE_STATE: '.house-edge/journeys',
      SITE_DIST_DIR: '.next-journeys',
    },
  },
})
