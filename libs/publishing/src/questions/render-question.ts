import type { ReactElement } from 'react'
import type { LoadedQuestions, QuestionHead } from '../site/question.ts'

/** Markup of a page that has no scripts of the framework. */
interface QuestionMarkup {
  head: string
  body: string
}

const island = /<he-island [\s\S]*?<\/he-island>/g
/** React's marks between two texts, which only its scripts need. */
const marks = /<!--(?: |\$|\/\$|&|\/&)-->/g
/** Links that React puts first for a browser to fetch early. */
const early = /^(?:<link [^>]*\/>)+/

/**
 * Renders a page as the framework would, and leaves out what only the framework's scripts need.
 *
 * @param renderToString Of the React that the view is made with.
 * @param robots What search engines are told. `undefined`: nothing by the page.
 */
export function renderQuestion(
  renderToString: LoadedQuestions['renderToString'],
  { title, description }: QuestionHead,
  view: ReactElement,
  robots: string | undefined,
): QuestionMarkup {
  const rendered = renderToString(view)
  const [links = ''] = early.exec(rendered) ?? []
  return {
    head: headOf(title, description, robots) + links,
    body: withoutMarks(rendered.slice(links.length)),
  }
}

/** By hand: this server has no React of its own, which would be another than that of the views. */
function headOf(title: string, description: string | undefined, robots: string | undefined): string {
  const described =
    description === undefined ? '' : `<meta name="description" content="${escapeMarkup(description)}"/>`
  const told = robots === undefined ? '' : `<meta name="robots" content="${robots}"/>`
  return `<title>${escapeMarkup(title)}</title>${described}${told}`
}

/** As React does it. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}

/** Islands keep them: they are started from their markup. */
function withoutMarks(rendered: string): string {
  let body = ''
  let at = 0
  for (const { 0: whole, index } of rendered.matchAll(island)) {
    body += rendered.slice(at, index).replace(marks, '') + whole
    at = index + whole.length
  }
  return body + rendered.slice(at).replace(marks, '')
}
