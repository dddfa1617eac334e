import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const workspace = join(import.meta.dirname, '../../..')
const executablePath = process.env['CHROMIUM_PATH']

/** The components in a site of Next's, built twice, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: join(workspace, 'test-results/routing'),
  // One site stands for all journeys, and deployments change it: they take turns.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(workspace, 'reports/routing.e2e.json') }]],
  use: {
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'routing', use: { ...devices['Desktop Chrome'] } }],
})
