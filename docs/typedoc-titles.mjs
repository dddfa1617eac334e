import { basename } from 'node:path'
import { Converter } from 'typedoc'

const groups = [
  [/\/docs\/decisions\//, 'Decisions'],
  [/\/docs\/errors\//, 'Errors'],
  [/\/docs\//, 'Guides'],
  [/\/CHANGELOG\.md$/, 'Changes'],
]

/** Documents are called what their first heading says, and stand with others of their folder. */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const path = document.sources?.[0]?.fullFileName ?? ''
    const text = document.content.map(({ text: part }) => part).join('')
    document.name = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? basename(path, '.md')
    document.frontmatter['group'] ??= groups.find(([pattern]) => pattern.test(path))?.[1] ?? 'Guides'
  })
}
