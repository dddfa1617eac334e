import type { Handler } from '../forms/form-handling.ts'
import type { Account } from './create-account.ts'

/** What the accounts of a site do for a request, each in its language. */
export interface AccountLanguages {
  /** The handlers of all: each request is handled by the account of its language. */
  handlers: Account['handlers']
  /**
   * Creates the handler of a form of the site in each language.
   *
   * @param create Is given the account of a language, with `handleForm`, and that language; `undefined` for the original.
   */
  handler: (create: (account: Account, lang: string | undefined) => Handler) => Handler
}

type AnyHandler = (request: Request, ...more: never[]) => Promise<Response>

/**
 * Joins the accounts of a site that has one for each language of its pages. They share the sessions; each has paths and words
 * of its own. Which one handles a request is said by `lang` in its address, where forms of `/views` have the language of
 * their page.
 *
 * @param original Handles requests that say no other language.
 * @param others By language, as pages say it (BCP 47): `de-AT`.
 *
 * @example
 * ```ts
 * const english = createAccount(() => ({ auth, siteOrigin, siteName }))
 * const german = createAccount(() => ({ auth: germanAuth, siteOrigin, siteName, lang: 'de-AT', words: germanWords }))
 * const { handlers } = joinLanguages(english, { 'de-AT': german })
 * ```
 */
export function joinLanguages(
  original: Account,
  others: Readonly<Record<string, Account>>,
): AccountLanguages {
  const pick = <Each>(
    of: (account: Account, lang: string | undefined) => Each,
  ): ((request: Request) => Each) => {
    const first = of(original, undefined)
    const made = new Map(Object.entries(others).map(([lang, account]) => [lang, of(account, lang)]))
    return (request) => made.get(new URL(request.url).searchParams.get('lang') ?? '') ?? first
  }
  const joined = (name: string, method: string): AnyHandler => {
    const find = pick(({ handlers }) => handlersOf(handlers)[name]?.[method])
    return (request, ...more) => find(request)!(request, ...more)
  }
  const handlers = Object.entries(handlersOf(original.handlers)).map(([name, methods]) => [
    name,
    Object.fromEntries(Object.keys(methods).map((method) => [method, joined(name, method)])),
  ])
  return {
    handlers: Object.fromEntries(handlers) as Account['handlers'],
    handler: (create) => {
      const find = pick(create)
      return (request) => find(request)(request)
    },
  }
}

function handlersOf(handlers: Account['handlers']): Readonly<Record<string, Record<string, AnyHandler>>> {
  return handlers as never
}
