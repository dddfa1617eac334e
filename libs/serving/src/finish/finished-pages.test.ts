import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser, watch } from '../../e2e/browse.ts'
import { folder } from '../../fixture/build.ts'
import { bundleScripts, finishable, serveFixture, type Served } from '../../e2e/serve.ts'
import { createSiteServer, type SiteServer } from '../server/create-site-server.ts'

let browser: Browser
let site: Served
let framework: SiteServer
let frameworkOrigin: string
beforeAll(async () => {
  browser = await startBrowser()
  site = await serveFixture(await bundleScripts('preact'))
  // The framework's own page, with all its scripts: no policy may keep them from running.
  framework = createSiteServer({ folder, port: 0, headers: {} })
  const { address, port } = await framework.listen()
  frameworkOrigin = `http://${address}:${port}`
  await framework.ready()
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await framework.close()
})

/** What a page holds, without what only scripts are: elements, attributes and words, one a line. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lines: string[] = []
    const visit = (node: Node): void => {
      if (node instanceof Text) {
        const last = lines.at(-1)
        // Two texts beside each other read as one.
        if (last?.startsWith('“')) lines[lines.length - 1] = `${last}${node.data}`
        else lines.push(`“${node.data}`)
      } else if (node instanceof Element) {
        if (
          /^(?:script|next-route-announcer)$/i.test(node.tagName) &&
          node.getAttribute('type') !== 'application/ld+json'
        )
          return
        const attributes = [...node.attributes]
          // The picture component's style for the time of loading, which the strict policy does not let through.
          .filter(
            ({ name, value }) =>
              name !== 'data-finished' && value !== 'color: transparent;' && value !== 'color:transparent',
          )
          .map(({ name, value }) => `${name}=${value}`)
        lines.push(`<${node.tagName} ${attributes.toSorted().join(' ')}>`)
        for (const child of node.childNodes) visit(child)
        lines.push(`</${node.tagName}>`)
      }
    }
    visit(document.body)
    return lines.join('\n')
  })
}

describe.each([...finishable])('finish: %s', (path) => {
  it('holds without scripts what Next’s page holds with them', async () => {
    const quiet = await watch(browser, `${site.origin}${path}`, { javaScriptEnabled: false })
    await quiet.page.waitForLoadState('load')
    const theirs = await watch(browser, `${frameworkOrigin}${path}`)
    await theirs.page.waitForLoadState('networkidle')
    // React puts content in its place when the page is painted next.
    await expect.poll(() => theirs.page.locator('template:is([id^="B:"],[id^="P:"])').count()).toBe(0)
    // With its scripts, an island at once says that it is there.
    const expected = (await contentOf(theirs.page))
      .replaceAll('data-ready=true', 'data-ready=false')
      // React leaves behind in what rows of a table were sent.
      .replace('<TABLE hidden=>\n</TABLE>\n', '')
    expect(await contentOf(quiet.page)).toBe(expected)
    expect(expected).toContain('<H1')
    await quiet.context.close()
    await theirs.context.close()
  })

  it('breaks no policy, loads no framework script, logs nothing', async () => {
    const { page, complaints, requested, context } = await watch(browser, `${site.origin}${path}`)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    expect(requested.filter((each) => each.startsWith('/_next/') && each.endsWith('.js'))).toEqual([])
    await context.close()
  })
})

describe('finish: the policy of a page', () => {
  it('blocks a script that somebody has planted', async () => {
    const { page, complaints, context } = await watch(browser, `${site.origin}/`)
    await page.waitForLoadState('load')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "planted"'
      document.body.append(script)
    })
    expect(await page.title()).not.toBe('planted')
    expect(complaints.join()).toContain('Content Security Policy')
    await context.close()
  })
})
