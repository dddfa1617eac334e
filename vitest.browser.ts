import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'

/**
 * Tests in a real browser: the one `CHROMIUM_PATH` names, which
 * `tools/checks/bin/with-browser.mjs` searches for, else Playwright's own.
 *
 * A new object with each call: one may not serve two projects.
 */
export function inChromium(): BrowserConfigOptions {
  const executablePath = process.env['CHROMIUM_PATH']
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        ...(executablePath && { executablePath }),
        // Chromium refuses to sandbox the superuser.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      },
    }),
    instances: [{ browser: 'chromium' }],
  }
}
