import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Converter, PageEvent, Renderer } from 'typedoc'

const groups = [
  [/^\d+\.? /, 'Decisions'],
  [/^Errors/, 'Errors'],
  [/^Changelog$/, 'Changes'],
  // Named as the alert that leads to it.
  [/^(?:[A-Z][a-z]+){2,}$/, 'Runbooks'],
]
const heading = /^# (.+)\n/m

/** Documents are called what their first heading says, once, and stand with others of their kind. */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const title = textOf(document.content).match(heading)?.[1]
    if (title) document.name = title.replaceAll('`', '')
    withoutHeading(document.content)
    document.frontmatter['group'] ??= groups.find(([name]) => name.test(document.name))?.[1] ?? 'Guides'
  })
  // TypeDoc knows the anchors of headings alone; rows of tables have theirs in markup.
  app.renderer.on(PageEvent.END, ({ model, contents = '' }) => {
    const slugger = app.renderer.router.getSlugger(model)
    for (const [, id] of contents.matchAll(/<a id="([\w-]+)"><\/a>/g))
      if (!slugger.hasAnchor(id)) slugger.slug(id)
  })
  app.renderer.on(Renderer.EVENT_BEGIN, ({ project }) => {
    for (const { readme } of [project, ...(project.children ?? [])]) if (readme) withoutHeading(readme)
  })
  // After TypeDoc has written it.
  const late = -100
  app.renderer.on(
    Renderer.EVENT_END,
    ({ outputDirectory }) => {
      const program = join(outputDirectory, 'assets/main.js')
      writeFileSync(program, withDistinctKeys(readFileSync(program, 'utf8')))
    },
    late,
  )
}

/**
 * The search (lunr 2.3.9) tells the nodes of its words apart by a key of letters and numbers, one after the other: a word
 * with a digit can make two nodes one, and whatever is asked about the words of that node throws. With a mark after each
 * number there is one way to read a key.
 */
function withDistinctKeys(program) {
  const [before, after, ...more] = program.split('e=e+s+o.id}return e}')
  if (after === undefined || more.length > 0)
    throw new TypeError(
      'The search of TypeDoc is written otherwise. Words with digits could break it. Look whether lunr still joins the ids of nodes without a mark.',
    )
  return `${before}e=e+s+o.id+','}return e}${after}`
}

function textOf(parts) {
  return parts.map(({ text }) => text).join('')
}

/** A heading can be cut into parts where words in it are code. */
function withoutHeading(parts) {
  const length = textOf(parts).match(heading)?.index === 0 ? textOf(parts).indexOf('\n') + 1 : 0
  let left = length
  for (const part of parts) {
    const cut = Math.min(left, part.text.length)
    part.text = part.text.slice(cut)
    left -= cut
  }
}
