import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentsOf } from './documents.ts'

const oldest = Date.UTC(2020, 0, 1)
const hourMs = 3_600_000

/**
 * Writes articles beside those of a repository on disk, each of 630 words and with an author and topics that are there.
 * The same every time.
 *
 * @param languages In which each of them is as well.
 */
export function writeArticles(folder: string, count: number, languages: readonly string[] = []): void {
  const idsOf = (type: string): string[] =>
    readdirSync(join(folder, 'documents', type)).map(
      (file) =>
        (JSON.parse(readFileSync(join(folder, 'documents', type, file), 'utf8')) as { id: string }).id,
    )
  const [people, topics, images] = [idsOf('person'), idsOf('topic'), readdirSync(join(folder, 'images'))]
  const link = (ids: readonly string[], number: number) => ({
    link_type: 'Document',
    id: ids[number % ids.length],
  })
  const articles = join(folder, 'documents/article')
  mkdirSync(articles, { recursive: true })
  let number = 0
  for (const { id, uid, title, summary, text } of documentsOf(count)) {
    const published = new Date(oldest + number * hourMs).toISOString().slice(0, 19)
    const document = {
      id,
      uid,
      type: 'article',
      lang: 'en-gb',
      tags: [],
      first_publication_date: `${published}+0000`,
      last_publication_date: `${published}+0000`,
      data: {
        title,
        kind: ['guide', 'news', 'strategy', 'opinion'][number % 4],
        excerpt: summary,
        cover: { url: `/images/${images[number % images.length]}`, alt: title, copyright: null },
        author: link(people, number),
        reviewer: link(people, number + 1),
        published_on: published.slice(0, 10),
        updated_on: published.slice(0, 10),
        topics: [{ topic: link(topics, number) }, { topic: link(topics, number + 1) }],
        related: [1, 2].map((step) => ({
          document: { link_type: 'Document', id: `article_${(number + step) % count}` },
        })),
        slices: text.map((words) => ({
          slice_type: 'rich_text',
          variation: 'default',
          primary: { content: [{ type: 'paragraph', text: words, spans: [] }] },
        })),
      },
    }
    writeFileSync(join(articles, `${uid}.json`), JSON.stringify(document))
    for (const lang of languages) {
      const other = { ...document, id: `${id}_${lang}`, lang, alternate_languages: [{ id }] }
      writeFileSync(join(articles, `${uid}.${lang}.json`), JSON.stringify(other))
    }
    number += 1
  }
}
