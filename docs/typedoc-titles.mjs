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
      writeFileSync(program, withWholeCodes(withDistinctKeys(readFileSync(program, 'utf8'))))
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
  return changedOnce(program, 'e=e+s+o.id}return e}', "e=e+s+o.id+','}return e}")
}

/**
 * It keeps what is joined by hyphens in parts, and asks for any of them: whoever searched for `auth/session-missing` was
 * shown what is missing elsewhere. All parts are asked for, and a code leads to the errors of its library first.
 */
function withWholeCodes(program) {
  const parts = 'c.split("-").filter(Boolean).map((p,n,all)=>`${all.length>1?"+":""}*${p}*`).join(" ")'
  const asked = changedOnce(program, '.map(c=>c.length?`*${c}*`:"")', `.map(c=>${parts})`)
  const isCode = String.raw`/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(i)&&l.name.startsWith("Errors of")`
  return changedOnce(
    asked,
    'l=r.data.rows[Number(c.ref)],d=1;',
    `l=r.data.rows[Number(c.ref)],d=${isCode}?100:1;`,
  )
}

function changedOnce(program, from, to) {
  const [before, after, ...more] = program.split(from)
  if (after === undefined || more.length > 0)
    throw new TypeError(
      `The search of TypeDoc is written otherwise: "${from}" is not there once. Words with digits could break it, and codes of errors not be found. Look how it joins the ids of nodes, and what it asks for.`,
    )
  return `${before}${to}${after}`
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
