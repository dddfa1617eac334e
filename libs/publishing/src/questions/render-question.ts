import type { ReactElement } from 'react'
import type { LoadedQuestions, QuestionHead } from '../site/question.ts'
import { createMarkupWriter, escaped, marks } from './write-markup.ts'

/** Markup of a page that has no scripts of the framework. */
interface QuestionMarkup {
  head: string
  body: string
}

/**
 * @param robots What search engines are told. `undefined`: nothing by the page.
 * @param isPersonal Nothing of the page is remembered but what `Kept` names.
 * @param lang The language of the page: what is remembered of one is not said in another.
 */
export type QuestionRenderer = (
  head: QuestionHead,
  view: ReactElement,
  robots: string | undefined,
  isPersonal?: boolean,
  lang?: string,
) => QuestionMarkup

const island = /<he-island [\s\S]*?<\/he-island>/g
/** Links that React puts first for a browser to fetch early. */
const early = /^(?:<link [^>]*\/>)+/

/**
 * Renders pages as the framework would, and leaves out what only the framework's scripts need.
 *
 * @param renderToString Of the React that the views are made with.
 */
export function createQuestionRenderer(renderToString: LoadedQuestions['renderToString']): QuestionRenderer {
  const writers = new Map<string | undefined, ReturnType<typeof createMarkupWriter>>()
  const writerOf = (lang: string | undefined): ReturnType<typeof createMarkupWriter> => {
    const writer = writers.get(lang) ?? createMarkupWriter(renderToString)
    writers.set(lang, writer)
    return writer
  }
  return ({ title, description }, view, robots, isPersonal, lang) => {
    const head = headOf(title, description, robots)
    const written = writerOf(lang).write(view, isPersonal)
    if (written !== undefined) return { head, body: written }
    const rendered = renderToString(view)
    const [links = ''] = early.exec(rendered) ?? []
    return { head: head + links, body: withoutMarks(rendered.slice(links.length)) }
  }
}

/** By hand: this server has no React of its own, which would be another than that of the views. */
function headOf(title: string, description: string | undefined, robots: string | undefined): string {
  const described =
    description === undefined ? '' : `<meta name="description" content="${escaped(description)}"/>`
  const told = robots === undefined ? '' : `<meta name="robots" content="${robots}"/>`
  return `<title>${escaped(title)}</title>${described}${told}`
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
