import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a change of colours can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** What axe finds on a page as it stands, in light and in dark. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour on its way to the other scheme has no contrast to speak of.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Its usual way opens one more window for every look, to join what it found in frames. The only
    // frame is a page of the site, which is not the desk's.
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe')
    if (colorScheme === 'dark') axe.withRules(rulesOfColour)
    // WCAG 2.2, 2.5.8: 24 pixels. The engine leaves it out unless asked.
    else axe.options({ rules: { 'target-size': { enabled: true } } })
    const { violations } = await axe.analyze()
    faults.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${colorScheme} ${id}: ${node.html.slice(0, 160)}`),
      ),
    )
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return faults
}
