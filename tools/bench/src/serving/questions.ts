/** Pages that answer a question: asked before, and another one each time. @module */
import { NoFigureError } from '../no-figure-error.ts'
import type { Target } from './client.ts'

/** What is asked of our server. */
export type QuestionCase =
  | 'question asked before'
  | 'new search'
  | 'new comparison'
  | 'new filter'
  | 'unknown address'
  | 'search, framework'

/** More than are asked in all rounds, so that none comes twice. */
const mostPaths = 200_000
const filterPath = '/casino-reviews/find'
const fewestWords = 200
const shortestWord = 4

/**
 * The addresses that are asked, from what the site shows.
 *
 * @param origin Of our server.
 * @param page Path of a page whose words are searched for.
 */
export async function questionCases(origin: string, page: string): Promise<Record<QuestionCase, Target>> {
  const words = wordsOf(await textOf(origin + page))
  const listed = await textOf(`${origin}/casino-reviews`)
  const uids = [
    ...new Set(
      [...listed.matchAll(/<input[^>]* name="with"[^>]* value="([^"]+)"/g)].map(([, uid = '']) => uid),
    ),
  ]
  const form = await inOrder(origin, choicesIn(await textOf(`${origin}/casino-reviews/find?sort=name`)))
  const headers = { 'accept-encoding': 'gzip' }
  const url = `${origin}/search?q=${words[0]}`
  return {
    'question asked before': { url, headers },
    'new search': { url, headers, paths: searches(words) },
    'new comparison': { url, headers, paths: comparisons(uids) },
    'new filter': { url, headers, paths: filters(form) },
    'unknown address': {
      url,
      headers,
      paths: Array.from({ length: mostPaths }, (_, place) => `/casino-blog/nothing-${place}`),
      isAbsent: true,
    },
    // Requests with credentials of their own are left to the framework.
    'search, framework': { url, headers: { ...headers, authorization: 'Basic eDp5' } },
  }
}

/** Searches for words of a page, each another. */
export async function searchPaths(origin: string, page: string): Promise<readonly string[]> {
  return searches(wordsOf(await textOf(origin + page)))
}

/** Pairs of words, each once. */
export function searches(words: readonly string[]): string[] {
  const pairs = Math.min(mostPaths, words.length * (words.length - 1))
  return Array.from({ length: pairs }, (_, place) => {
    const first = place % words.length
    const second = (first + 1 + Math.floor(place / words.length)) % words.length
    return `/search?q=${words[first]}+${words[second]}`
  })
}

/** Comparisons of four, in every order, for three countries and for the reader's. */
export function comparisons(uids: readonly string[]): string[] {
  const orders = uids.flatMap((one) =>
    uids.flatMap((two) => uids.flatMap((three) => uids.map((four) => [one, two, three, four]))),
  )
  return orders
    .filter((order) => new Set(order).size === order.length)
    .flatMap((order) =>
      ['', '&country=gb', '&country=ie'].map((country) => `/compare?with=${order.join(',')}${country}`),
    )
}

/** What can be chosen, by the name of each field of a form, in the order of the form. */
export function choicesIn(html: string): readonly (readonly [name: string, values: readonly string[]])[] {
  return [...html.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = '', options = '']) => [
      name,
      [...options.matchAll(/<option[^>]* value="([^"]*)"/g)].map(([, value = '']) => value),
    ],
  )
}

/** The form as the site writes its questions: any other order, and what is chosen anyway, only leads there. */
async function inOrder(origin: string, form: ReturnType<typeof choicesIn>): Promise<typeof form> {
  const written = async (chosen: [string, string][]): Promise<URLSearchParams> => {
    const { url } = await fetch(`${origin}${filterPath}?${new URLSearchParams(chosen)}`)
    return new URL(url).searchParams
  }
  const fields = await Promise.all(
    form.map(async ([name, values]) => {
      const kept = await Promise.all(values.map(async (value) => (await written([[name, value]])).has(name)))
      return [name, values.filter((_, place) => kept[place])] as const
    }),
  )
  const order = [...(await written(fields.map(([name, values]) => [name, values.at(-1) ?? '']))).keys()]
  return fields
    .filter(([name]) => order.includes(name))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
}

/** Choices of several fields, each once, in the order of the form. */
export function filters(form: ReturnType<typeof choicesIn>): string[] {
  const fields = form.map(
    ([name, values]) => [name, ['', ...values.filter((value) => value !== '')]] as const,
  )
  const all = fields.reduce((count, [, values]) => count * values.length, 1)
  // Begins where several fields are chosen: fewer than one are the listing.
  return Array.from({ length: Math.min(mostPaths, all - 1) }, (_, place) => {
    let rest = all - 1 - place
    const query = new URLSearchParams()
    for (const [name, values] of fields) {
      const value = values[rest % values.length] ?? ''
      rest = Math.floor(rest / values.length)
      if (value !== '') query.set(name, value)
    }
    return `${filterPath}?${query}`
  })
}

function wordsOf(html: string): readonly string[] {
  const words = html
    .replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<[^>]*>/gs, ' ')
    .toLowerCase()
    .match(/[a-z]+/g)
  const long = [...new Set(words)].filter((word) => word.length >= shortestWord)
  if (long.length < fewestWords)
    throw new NoFigureError(
      `The page has only ${long.length} words to search for, so the same would be asked again.`,
    )
  return long
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}
