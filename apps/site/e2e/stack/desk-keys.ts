import type { Page } from '@playwright/test'

const mostSteps = 160

/**
 * Goes on with the Tab key until something of that name has the focus, as somebody without a mouse does.
 *
 * @throws {RangeError} Names everything the key led to instead.
 */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < mostSteps; step++) {
    await page.keyboard.press(key)
    const text = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : []
      return [
        element.getAttribute('aria-label'),
        ...labelled.map((id) => document.getElementById(id)?.textContent),
        ...labels.map((label) => label.textContent),
        element.textContent,
      ]
        .filter(Boolean)
        .join(' | ')
    })
    if (name.test(text)) return
    seen.push(text)
  }
  throw new RangeError(`The Tab key does not lead to ${String(name)}, but to:\n${seen.join('\n')}`)
}
