import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page. */
export async function faultsOf(page: Page): Promise<string[]> {
  // The page of the site in the frame is not the desk's.
  const axe = new AxeBuilder({ page }).exclude('iframe')
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // Other colours can break these rules alone.
  if (isDark) axe.withRules(['color-contrast', 'link-in-text-block'])
  // WCAG 2.2, 2.5.8: 24 pixels. The engine leaves it out unless asked.
  else axe.options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
