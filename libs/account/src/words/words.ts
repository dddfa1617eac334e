import { type MessageCode, messages, type WeakPasswordReason, weakPasswordMessages } from '@house-edge/auth'
import { pageWords } from './english.ts'

/** All that the pages say: page by page, and what they say of results, by code. */
export type AccountWords = typeof pageWords & {
  messages: Readonly<Record<MessageCode, string>>
  weakPassword: Readonly<Record<WeakPasswordReason, string>>
}

/** A catalogue of a site, or parts of one: what is absent is said in English. */
export type WordChanges = { readonly [Page in keyof AccountWords]?: Partial<AccountWords[Page]> }

/** The words in English. A catalogue in another language has the same pages and names. */
export const englishWords: AccountWords = { ...pageWords, messages, weakPassword: weakPasswordMessages }

/** English, and in its place what a site says: of several, each in the place of those before it. */
export function completeWords(changes: WordChanges | readonly WordChanges[] = []): AccountWords {
  const inTurn = [changes].flat() as readonly WordChanges[]
  const pages = Object.entries(englishWords).map(([page, words]) => [
    page,
    Object.assign({}, words, ...inTurn.map((each) => each[page as keyof AccountWords])),
  ])
  return Object.fromEntries(pages) as AccountWords
}
