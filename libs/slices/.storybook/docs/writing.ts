/** How a slice's fields are written, as `writing.md` beside its model says it. */
export interface Writing {
  /** Each part as Markdown, by its heading. */
  length: string
  tone: string
  good: string
  bad: string
}

/** By the path of its slice's folder: by their place, as no import may lead there from here. */
const texts = import.meta.glob<string>(
  ['../../src/*/writing.md', '../../../reviews/src/slices/*/writing.md'],
  { eager: true, query: '?raw', import: 'default' },
)
const byFolder = new Map(
  Object.entries(texts).map(([file, text]) => [file.replace('/writing.md', ''), readWriting(text)]),
)

/** @param folder Of the slice, as its model's file names it. */
export function writingOf(folder: string): Writing | undefined {
  return byFolder.get(folder)
}

/** Splits the text by its headings; a part that is missing is empty. */
export function readWriting(text: string): Writing {
  const parts = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n')
        return [heading.trim().toLowerCase(), lines.join('\n').trim()]
      }),
  )
  const part = (heading: keyof Writing) => parts.get(heading) ?? ''
  return { length: part('length'), tone: part('tone'), good: part('good'), bad: part('bad') }
}

/** What a part says of each field: the entries of its lists, `- Title: words`, by the label before the colon. */
export function entriesOf(part: string): ReadonlyMap<string, string> {
  return new Map(
    [...part.matchAll(/^- ([^:\n]+): (.+)$/gm)].map(([, label = '', words = '']) => [label, words]),
  )
}

/** How long a text may be, where an entry of `length` says a figure; rich text is counted in words. */
export function isTooLong(words: string, entry: string): boolean {
  const [, most, unit] = /^at most (\d+) (characters|words)/.exec(entry) ?? []
  if (most === undefined) return false
  return (unit === 'words' ? words.split(/\s+/).filter(Boolean).length : words.length) > Number(most)
}
