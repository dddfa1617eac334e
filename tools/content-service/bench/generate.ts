import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const words =
  'odds table wager bonus terms spin review licence payment limit fair clear house edge number card wheel player score cash account safer time limit tool honest copper lantern heron reed'.split(
    ' ',
  )

/** Writes a repository of articles, each like one that an editor would write. The same every time. */
export async function generateRepository(folder: string, count: number): Promise<void> {
  const random = seeded(count)
  const pick = (): string => words[Math.floor(random() * words.length)] ?? 'odds'
  const sentence = (length: number): string => Array.from({ length }, pick).join(' ')

  await mkdir(join(folder, 'documents/article'), { recursive: true })
  await mkdir(join(folder, 'images'), { recursive: true })
  await writeFile(
    join(folder, 'repository.json'),
    JSON.stringify({ name: 'bench', languages: [{ id: 'en-gb', name: 'English', is_master: true }] }),
  )
  await writeFile(
    join(folder, 'images/cover.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000"/></svg>',
  )
  for (let number = 0; number < count; number++) {
    const published = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString().slice(0, 19)
    const document = {
      id: `article_${number}`,
      uid: `article-${number}`,
      type: 'article',
      lang: 'en-gb',
      tags: [pick()],
      first_publication_date: `${published}+0000`,
      last_publication_date: `${published}+0000`,
      data: {
        title: `${sentence(6)} ${number}`,
        kind: ['guide', 'news', 'strategy', 'opinion'][number % 4],
        excerpt: sentence(25),
        cover: { url: '/images/cover.svg', alt: sentence(5), copyright: null },
        published_on: published.slice(0, 10),
        related: [1, 2].map((step) => ({
          document: { link_type: 'Document', id: `article_${(number + step) % count}` },
        })),
        slices: Array.from({ length: 6 }, (_, index) => ({
          id: `rich_text$${number}-${index}`,
          slice_type: 'rich_text',
          variation: 'default',
          primary: { content: [{ type: 'paragraph', text: `${sentence(90)} unique${number}`, spans: [] }] },
        })),
      },
    }
    await writeFile(
      join(folder, `documents/article/article-${number}.json`),
      JSON.stringify(document, null, 2),
    )
  }
}

/** Numbers from 0 to 1 that are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
