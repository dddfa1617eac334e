import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languagesWithWords, type SiteLanguage } from './site-language.ts'

/** What the first page says, by the words of the language. */
const firstPage = {
  slice: 'This is a slice',
  body: 'Its model, its component and its words are yours to change.',
} as const
const firstPageIn: Readonly<Record<string, Record<keyof typeof firstPage, string>>> = {
  german: {
    slice: 'Das ist ein Slice',
    body: 'Sein Modell, seine Komponente und seine Worte gehören Ihnen.',
  },
  arabic: { slice: 'هذه شريحة', body: 'نموذجها ومكوّنها وكلماتها لك، فغيّرها كما تشاء.' },
}

interface Document {
  id: string
  lang: string
  [field: string]: unknown
}

/** Has a site that was copied from the template speak its languages, the one without prefix first. */
export function speakLanguages(site: string, languages: readonly SiteLanguage[]): void {
  writeTable(site, languages)
  writeWords(site, languages)
  if (existsSync(join(site, 'content'))) writeContent(site, languages)
}

/** The rows of `src/language.ts`. */
function writeTable(site: string, languages: readonly SiteLanguage[]): void {
  const [original] = languages.map(({ tag }) => tag.toLowerCase())
  const rows = languages.map(({ tag, code }, at) => {
    // Two of the same language are told apart by their countries.
    const isAlone = languages.filter((other) => other.code === code).length === 1
    const named = isAlone ? code : tag.toLowerCase()
    const hreflang = isAlone ? `, hreflang: '${code}'` : ''
    const rest = at === 0 ? `prefix: ''` : `prefix: '${named}', instead: ['${original}']`
    return `  '${tag.toLowerCase()}': { tag: '${tag}'${hreflang}, ${rest} },\n`
  })
  rewrite(join(site, 'src/language.ts'), (text) => text.replace(/^ {2}'en-gb': .*\n/m, rows.join('')))
}

/** Keeps the words of these languages. Others' would stay behind the first change. */
function writeWords(site: string, languages: readonly SiteLanguage[]): void {
  const ofOriginal = languages[0]?.words ?? 'english'
  const spoken = new Map(
    languages.flatMap(({ code, words }) => (words === undefined ? [] : [[words, code] as const])),
  )
  // What a language without words says.
  if (!spoken.has(ofOriginal)) spoken.set(ofOriginal, 'en')
  const files = languagesWithWords.filter((words) => spoken.has(words))
  for (const words of languagesWithWords) if (!spoken.has(words)) rmSync(join(site, `src/words/${words}.ts`))
  rewrite(join(site, 'src/words.ts'), (text) =>
    text
      .replace(
        /^import \{ english \}.*\n/m,
        files.map((words) => `import { ${words} } from './words/${words}.ts'\n`).join(''),
      )
      .replace('{ en: english }', `{ ${files.map((words) => `${spoken.get(words)}: ${words}`).join(', ')} }`)
      .replace('?? english', `?? ${ofOriginal}`),
  )
}

/**
 * The languages of the repository, and the first page in each that there are words for. In others the page of the first
 * language is shown, and says that it is not translated.
 */
function writeContent(site: string, languages: readonly SiteLanguage[]): void {
  const [original, ...others] = languages
  if (!original) return
  const listed = languages.map(
    ({ tag, name }, at) => `{ "id": "${tag.toLowerCase()}", "name": "${name}", "is_master": ${at === 0} }`,
  )
  rewrite(join(site, 'content/repository.json'), (text) =>
    text.replace(
      /"languages": \[.*\]/,
      `"languages": ${listed.length === 1 ? `[${listed[0]}]` : `[\n    ${listed.join(',\n    ')}\n  ]`}`,
    ),
  )
  const file = join(site, 'content/documents/page/home.json')
  const home = JSON.parse(readFileSync(file, 'utf8')) as Document
  const translated = others.filter(({ words }) => words !== undefined)
  const idIn = ({ tag }: SiteLanguage) => `${home.id}_${tag.toLowerCase()}`
  for (const language of [original, ...translated]) {
    const lang = language.tag.toLowerCase()
    const isOriginal = language === original
    const ids = isOriginal
      ? translated.map(idIn)
      : [home.id, ...translated.filter((each) => each !== language).map(idIn)]
    const { data, ...about } = home
    const document = {
      ...about,
      id: isOriginal ? home.id : idIn(language),
      lang,
      ...(ids.length > 0 && { alternate_languages: ids.map((id) => ({ id })) }),
      data,
    }
    const said = firstPageIn[language.words ?? ''] ?? firstPage
    const text = JSON.stringify(document, null, 2)
      .replace(firstPage.slice, said.slice)
      .replace(firstPage.body, said.body)
    writeFileSync(isOriginal ? file : file.replace('.json', `.${lang}.json`), `${text}\n`)
  }
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
