import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The small file of the engine, which a browser loads in two thirds of the time. */
const engineSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a change of colours can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on a page as it stands, in light by all rules of `options` and in dark by those of colour, a line for
 * each element. Frames are not looked into.
 *
 * The engine is loaded once for a document, and only what it finds comes back: its report of everything that is well,
 * which the engine's own package for Playwright asks for, was most of the work of a look.
 *
 * @param without A selector of what is left out.
 */
export async function barriersOn(page: Page, options: axe.RunOptions, without?: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour on its way to the other scheme has no contrast to speak of.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(engineSource)
    const rules: axe.RunOptions =
      colorScheme === 'light' ? options : { runOnly: { type: 'rule', values: rulesOfColour } }
    const lines = await page.evaluate(look, {
      without,
      options: { ...rules, iframes: false, reporter: 'no-passes', selectors: false },
    })
    found.push(...lines.map((line) => `${colorScheme} ${line}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

/** Runs in the page. */
async function look(asked: { without: string | undefined; options: axe.RunOptions }): Promise<string[]> {
  const { axe: engine } = globalThis as unknown as { axe: typeof axe }
  const place = asked.without === undefined ? document : { exclude: asked.without }
  const { violations } = await engine.run(place, asked.options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
