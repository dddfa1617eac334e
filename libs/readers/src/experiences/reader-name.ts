/** What the database calls a reader without a name of their own (`experiences.author_name`). */
const unnamed = 'A reader'

/** The name of a reader as a page shows it. @param words Of the language of the page, for who has none. */
export function readerName(authorName: string, words: { unnamed: string }): string {
  return authorName === unnamed ? words.unnamed : authorName
}
