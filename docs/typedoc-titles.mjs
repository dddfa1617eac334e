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
