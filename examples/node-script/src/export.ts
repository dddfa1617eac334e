/**
 * Writes every guide as a page of HTML: `node src/export.ts <folder>`.
 *
 * @module
 */
import { createContentClient, isContentError } from '@house-edge/content'
import { createNodeFetch, readModels } from '@house-edge/content/node'
import { createValidation } from '@house-edge/content/validation'
import { RichText, SliceZone } from '@house-edge/slices'
import type { Content } from '@prismicio/client'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Tip } from './slices/Tip/tip.ts'

const [folder = 'out'] = process.argv.slice(2)

const content = createContentClient<Content.AllDocumentTypes>({
  repositoryName: process.env['CONTENT_REPOSITORY'] ?? '',
  endpoint: process.env['CONTENT_ENDPOINT'],
  fetch: createNodeFetch(),
  // What is not of the shape its model says is left out, and told.
  validation: createValidation(readModels({ customTypes: 'customtypes', slices: 'src/slices' })),
  onEvent: (event) => console.warn(event),
  // A script may wait longer than a page.
  limits: { deadlineMs: 30_000 },
})

try {
  const guides = await content.getAll('guide')
  mkdirSync(folder, { recursive: true })
  for (const guide of guides) {
    const body = renderToStaticMarkup(
      createElement(
        'main',
        null,
        createElement('h1', null, guide.data.title),
        createElement(RichText, { field: guide.data.body }),
        createElement(SliceZone, { slices: guide.data.slices, components: { tip: Tip } }),
      ),
    )
    const page = `<!doctype html>\n<html lang="${guide.lang}">\n<meta charset="utf-8">\n${body}\n</html>\n`
    writeFileSync(join(folder, `${guide.uid}.html`), page)
  }
  console.log(`${guides.length} guides are in ${folder}.`)
} catch (error) {
  if (!isContentError(error)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = error.isTransient ? 75 : 1
}
