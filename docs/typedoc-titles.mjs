import { Converter, Renderer } from 'typedoc'

const groups = [
  [/^\d+\.? /, 'Decisions'],
  [/^Errors/, 'Errors'],
  [/^Changelog$/, 'Changes'],
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
