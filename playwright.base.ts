/**
 * How journeys open a browser: the one `CHROMIUM_PATH` names, which
 * `tools/checks/bin/with-browser.mjs` searches for, else Playwright's own.
 */
export function inChromium(): {
  locale: string
  trace: 'retain-on-failure'
  launchOptions: { executablePath?: string; args: string[] }
} {
  const executablePath = process.env['CHROMIUM_PATH']
  return {
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium refuses to sandbox the superuser.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  }
}
