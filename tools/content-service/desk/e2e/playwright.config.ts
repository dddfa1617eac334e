import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const workspace = join(import.meta.dirname, '../../../..')
const executablePath = process.env['CHROMIUM_PATH']

/** The desk as it is built, in a real browser, against a content service of its own for every test. */
export default defineConfig({
  testDir: '.',
  outputDir: join(workspace, 'test-results/desk'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  // Other suites may run beside this one on few cores.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(workspace, 'reports/desk.e2e.json') }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
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
  projects: [{ name: 'desk', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
})
