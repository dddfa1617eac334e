import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page as a reader of its language has it. */
interface Said {
  lang: string
  /** What is said in that language: texts and labels, and no part that is marked as another. */
  texts: string[]
  links: string[]
}

/** Runs in the browser, whose parser knows where an element ends. */
export function saidIn(html: string): Said {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const lang = page.documentElement.lang
  const [own = ''] = lang.split('-')
  for (const part of page.querySelectorAll('script, style, template, noscript')) part.remove()
  const links = [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  for (const part of page.body.querySelectorAll('[lang]'))
    if (part.getAttribute('lang')?.split('-')[0] !== own) part.remove()
  const labels = [...page.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt', 'data-label'].map((name) => element.getAttribute(name)),
  )
  // What search engines and shared links say of a page. Of one that shows another document it is that document's.
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const isOwn = canonical == null || new URL(canonical).pathname.split('/')[1] === own
  const about = [...page.querySelectorAll('meta')]
    .filter((meta) =>
      /description|title|alt$|site_name/.test(
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      ),
    )
    .map((meta) => (isOwn ? meta.getAttribute('content') : null))
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT)
  const texts: (string | null)[] = [...labels, ...about]
  while (walker.nextNode()) texts.push(walker.currentNode.textContent)
  return { lang, links, texts: texts.flatMap((text) => text?.trim().replaceAll(/\s+/g, ' ') || []) }
}

const folder = join(import.meta.dirname, '../../../../content/documents')
const documents = globSync('**/*.json', { cwd: folder }).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { type: string; data: { name?: string } },
)
/**
 * Titles and remarks of documents, of which labels of buttons, choices, links in lists and cells of facts do not say yet that
 * they are in English. Nothing longer is let through.
 */
const short = new Set(
  documents.flatMap(({ data }) =>
    textsOf(data, new Set(['title', 'meta_title', 'name', 'fee', 'contribution'])),
  ),
)

function textsOf(value: unknown, fields: ReadonlySet<string>, field = ''): string[] {
  if (typeof value === 'string') return fields.has(field) ? [value.replaceAll(/\s+/g, ' ')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, fields, name))
}

/** Types of documents whose names are the same in every language. */
const named = /^(?:person|casino_review|operator|game_provider|payment_method|regulator|help_organisation)$/

/** What is called the same in every language: people, casinos, brands, and the words for files and addresses. */
const names = [
  ...documents.flatMap(({ type, data: { name = '' } }) =>
    named.test(type) ? [name, `The ${name}`, ...(type === 'person' ? name.split(' ') : [])] : [],
  ),
  'House Edge',
  'RSS',
  'JSON',
  'WebP',
  'PIN',
  'Safari',
  'Chrome',
  'Firefox',
  'Android',
  'iPhone',
  'Linux',
  'Windows',
  'GitHub',
  'YouTube',
  'Google',
  'Problem Gambling Severity Index',
  'Ferris',
  'Wynne',
  'English',
  'Deutsch',
  'Auf Deutsch lesen',
  'Read in English',
  // Of texts: a company that is none of the documents, one without its article, and an address that is none.
  'Comet Trail Fisheries',
  'Saltmarsh Club',
  'The Old Weighbridge, 37 Pockets Lane, Nether Odds',
]
  .filter((name) => name.length > 2)
  .sort((one, other) => other.length - one.length)

/** And what is quoted in the words in which it stands somewhere: in quotation marks of the page's language, or rules of a table. */
const quoted = /„[^“]*“|«[^»]*»|\d to \d/g
const addresses = /\S+@\S+|\S*\.(?:example|xml|json)\S*|\b[A-Z]{2,4}(?:[-/][A-Z0-9-/]+)?\b/g
/** Words of English that are none of German, and are in nearly every sentence and on most buttons. */
const english =
  /\b(?:the|and|of|with|your|you|this|that|which|there|are|have|been|what|how|when|not|for|from|its|our|we|they|back|next|read|is|to|by|at|more|no|yes|save|sign|send|page|less|find|show|choose|change|open|close)\b/i
/** In a language that has letters of its own nothing is written in these. */
const latin = /[a-z]{3,}/i

/**
 * The texts that are in another language than the page, and not marked so. What a document says is no exception: a page that
 * shows one in another language says which.
 */
export function untranslated({ lang, texts }: Pick<Said, 'lang' | 'texts'>): string[] {
  const isLeft = lang.startsWith('ar') ? latin : english
  return [...new Set(texts)].filter((text) => {
    // “: What a bonus costs to clear” after “Save”, and “Payments (2)”.
    if (!isLeft.test(text) || short.has(text.replace(/^: | \(\d+\)$/g, ''))) return false
    const bare = names
      .reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(quoted, ''))
      .replaceAll(addresses, '')
    return isLeft.test(bare)
  })
}
