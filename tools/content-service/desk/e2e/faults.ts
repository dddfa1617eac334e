import type { Page } from '@playwright/test'
import { barriersOn } from '../../../../playwright.axe.ts'

/** What axe finds on a page of the desk as it stands, in light and in dark. */
export async function faultsOf(page: Page): Promise<string[]> {
  // WCAG 2.2, 2.5.8: 24 pixels. The engine leaves it out unless asked.
  const options = { rules: { 'target-size': { enabled: true } } }
  // The only frame is a page of the site, which is not the desk's.
  return barriersOn(page, options, 'iframe')
}
