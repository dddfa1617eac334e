#!/usr/bin/env node
// Walks the documentation site that `npm run docs` has built: no page scrolls sideways on a telephone, and its search
// finds guides first, every code of an error has its heading, every page names the file it is written in, and each
// version leads to the others. Words after it choose pages by their path.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../src/find-browser.ts'

/** What people type, and how what they want begins. */
const questions = {
  'quick start': /^(?:Start here|Deploy a site|.*Quick start)/,
  deploy: /^Deploy/,
  'add sign in to a page': /^(?:Start here|.*add sign-in|Say which pages need sign-in)/,
  'auth/session-missing': /^Errors of @house-edge\/auth/,
  'content/ref-expired': /^Errors of @house-edge\/content/,
  'serving/publish-unconfirmed': /^Errors of @house-edge\/serving/,
}

const allVersions = join(import.meta.dirname, '../../../docs/dist')
const versions = globSync('*/modules.html', { cwd: allVersions }).map((file) => dirname(file))
const builtMs = (version) => statSync(join(allVersions, version, 'modules.html')).mtimeMs
/** What was built last. */
const site = join(allVersions, versions.toSorted((one, other) => builtMs(other) - builtMs(one))[0] ?? '')
const chosen = process.argv.slice(2)
const pages = globSync('**/*.html', { cwd: site })
  .filter((path) => chosen.length === 0 || chosen.some((word) => path.includes(word)))
  .toSorted()
const browser = await chromium.launch({ executablePath: await findBrowser() })
const broken = []
try {
  const still = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const page = await still.newPage()
  for (const path of pages) {
    await page.goto(pathToFileURL(join(site, path)).href)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > 390) broken.push(`${path} is ${wide} px wide in a window of 390`)
  }
  const asked = await browser.newPage()
  asked.on('pageerror', ({ message }) => broken.push(`the search throws: ${message}`))
  for (const [words, wanted] of Object.entries(questions)) {
    await asked.goto(pathToFileURL(join(site, 'index.html')).href)
    await asked.keyboard.press('/')
    await asked.locator('#tsd-search-input').fill(words)
    const first = asked.locator('#tsd-search-results li').first()
    const found = await first
      .innerText({ timeout: 20_000 })
      .then((text) => text.trim().split('\n')[0] ?? '')
      .catch(() => 'nothing')
    if (!wanted.test(found)) broken.push(`"${words}" finds ${found} first`)
  }
  broken.push(...(await brokenSwitches(asked)))
} finally {
  await browser.close()
}
broken.push(...codesWithoutHeading(), ...pagesWithoutSource())
for (const line of broken) console.error(line)
console.log(`${pages.length} pages of the documentation site were walked at 390 px, and its search asked`)
process.exitCode = broken.length > 0 || pages.length === 0 ? 1 : 0

/** Each version lists all that are there, and leads from one to the other. */
async function brokenSwitches(page) {
  const broken = []
  for (const version of versions) {
    await page.goto(pathToFileURL(join(allVersions, version, 'modules.html')).href)
    const select = page.locator('.versions select')
    const listed = await select.locator('option').allTextContents()
    if (listed.toSorted().join() !== versions.toSorted().join())
      broken.push(`version ${version} leads to ${listed.join(', ') || 'no version'}`)
    const other = listed.find((each) => each !== version)
    if (other === undefined) continue
    await select.selectOption(other)
    await page
      .waitForURL(`**/${other}/*.html`, { timeout: 20_000 })
      .catch(() => broken.push(`version ${version} does not lead to ${other}`))
  }
  return broken
}

/** A link to an error in the repository is one in the site as well, whose anchors are made by another program. */
function codesWithoutHeading() {
  const documents = join(import.meta.dirname, '../../../docs/errors')
  const built = globSync('documents/Errors*.html', { cwd: site }).map((file) =>
    readFileSync(join(site, file), 'utf8'),
  )
  const codes = globSync('*.md', { cwd: documents }).flatMap((file) =>
    [...readFileSync(join(documents, file), 'utf8').matchAll(/^#+ ([a-z]+\/[a-z-]+)$/gm)].map(
      ([, code = '']) => code,
    ),
  )
  return codes
    .filter((code) => !built.some((text) => text.includes(`id="${code.replace('/', '')}"`)))
    .map((code) => `${code} has no heading in the site`)
}

/** What a page names must be kept, or whoever would edit it is led to a file that is not there. */
function pagesWithoutSource() {
  const cwd = join(import.meta.dirname, '../../..')
  const kept = new Set(execFileSync('git', ['ls-files'], { cwd, encoding: 'utf8' }).trim().split('\n'))
  return pages
    .filter((path) => {
      const [, file = ''] =
        /<p class="page-source" data-file="([^"]+)">/.exec(readFileSync(join(site, path), 'utf8')) ?? []
      return !kept.has(file)
    })
    .map((path) => `${path} names no file of the repository that it is written in`)
}
