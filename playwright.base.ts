import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

/**
 * How journeys open a browser: the one `CHROMIUM_PATH` names, which
 * `tools/checks/bin/with-browser.mjs` searches for, else Playwright's own.
 */
export function inChromium(): {
  locale: string
  trace: 'on-first-retry'
  actionTimeout: number
  launchOptions: { executablePath?: string; args: string[] }
} {
  const executablePath = process.env['CHROMIUM_PATH']
  return {
    locale: 'en-GB',
    // A trace costs a sixth of a journey, so only one that failed is written down, when it runs again.
    trace: 'on-first-retry',
    // What is not there to be pressed is missed as soon as what is not there to be read.
    actionTimeout: patience.expect.timeout,
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

/** How journeys open the Firefox of the system, which is driven by WebDriver BiDi. */
export function inFirefox(): {
  browserName: 'firefox'
  channel: string
  locale: string
  launchOptions: { executablePath: string }
} {
  const executablePath = join(import.meta.dirname, 'tools/checks/bin/driven-firefox.mjs')
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    locale: 'en-GB',
    launchOptions: { executablePath },
  }
}

/**
 * How long journeys wait before they fail, in milliseconds: other suites may run beside them on few cores.
 * One that failed runs once more for its trace, and has failed all the same (decision 0177).
 */
export const patience = { timeout: 600_000, expect: { timeout: 180_000 }, retries: 1 }

/** Counts the documents a page asks for from here on: it can be read before the load of one is over. */
export function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

interface TreeNode {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  childIds?: string[]
}

/** What a screen reader says of a page unasked, from the accessibility tree: its title, and what live regions hold. */
export async function spoken(page: Page): Promise<{ title: string; regions: string[] }> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const wordsOf = (node: TreeNode): string[] =>
    node.role?.value === 'StaticText'
      ? [node.name?.value ?? '']
      : (node.childIds ?? []).flatMap((id) => wordsOf(byId.get(id) ?? node))
  const withRole = (...roles: string[]) =>
    nodes.filter(({ ignored, role }) => !ignored && roles.includes(role?.value ?? ''))
  return {
    title: withRole('RootWebArea')
      .map(({ name }) => name?.value)
      .join(),
    regions: withRole('status', 'alert', 'log').flatMap((node) =>
      wordsOf(node).map((words) => `${node.role?.value}: ${words}`),
    ),
  }
}

const mostSteps = 400
const inTabOrder =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]):not(:disabled)'

/**
 * Goes on with the Tab key until something of that name has the focus, as somebody without a mouse
 * does, who looks before: what is not there yet is waited for.
 *
 * @throws {RangeError} Names everything the key led to instead.
 */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const namesNow = async (): Promise<string[]> => {
    const things = page.locator(`:is(dialog[open], body:not(:has(dialog[open]))) ${inTabOrder}:visible`)
    return things.evaluateAll(namesOf)
  }
  // A page that is just left cannot be asked, and the next one is.
  await expect(async () => {
    const message = `Nothing the Tab key could lead to is called ${String(name)}`
    expect(
      (await namesNow()).some((one) => name.test(one)),
      message,
    ).toBe(true)
  }).toPass(patience.expect)
  const seen: string[] = []
  for (let step = 0; step < mostSteps; step++) {
    await page.keyboard.press(key)
    const [text = ''] = await page.locator(':focus').evaluateAll(namesOf)
    if (name.test(text)) return
    seen.push(text)
  }
  throw new RangeError(`The Tab key does not lead to ${String(name)}, but to:\n${seen.join('\n')}`)
}

/** What elements are called, by every way that may name them. */
function namesOf(elements: Element[]): string[] {
  return elements.map((element) => {
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
}
