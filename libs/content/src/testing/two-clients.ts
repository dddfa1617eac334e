import { Client, type FetchLike } from '@prismicio/client'
import type { ContentClientOptions } from '../client/client-options.ts'
import type { ContentClient } from '../client/content-client.ts'
import { createContentClient } from '../client/create-client.ts'
import { buildRepository } from './build-document.ts'
import { type Script, scriptedFetch } from './scripted-fetch.ts'

/** The vendor's client as it comes. */
export function bareClient(fetch: FetchLike, endpoint = 'https://test.cdn.prismic.io/api/v2'): Client {
  return new Client('test', { fetch, documentAPIEndpoint: endpoint })
}

/** Ours, in a time of its own: waits are written down and take no time. */
export function ourClient(
  fetch: FetchLike,
  options: Partial<ContentClientOptions> = {},
): { content: ContentClient; waits: number[] } {
  const waits: number[] = []
  let nowMs = Date.UTC(2026, 0, 1, 12)
  const sleep = async (ms: number): Promise<void> => {
    waits.push(ms)
    nowMs += ms
  }
  const clock = { now: () => nowMs, random: () => 0, sleep, startTimer: () => () => {} }
  return {
    content: createContentClient({ repositoryName: 'test', fetch, warn: () => {}, ...clock, ...options }),
    waits,
  }
}

/** Answers repository information well, and every search with the next line. */
export function searchScript(...lines: [Script, ...Script[]]): ReturnType<typeof scriptedFetch> {
  let count = 0
  return scriptedFetch((url, init) => {
    if (!url.pathname.endsWith('/documents/search')) return { body: buildRepository() }
    const line = lines[Math.min(count, lines.length - 1)] as Script
    count += 1
    if (line instanceof Error) throw line
    return typeof line === 'function' ? line(url, init) : line
  })
}

export function searches(fetch: ReturnType<typeof scriptedFetch>): URL[] {
  return fetch.requests.map(({ url }) => url).filter((url) => url.pathname.endsWith('/search'))
}

export async function failureOf(work: Promise<unknown>): Promise<Error & { code?: string }> {
  return await work.then(
    () => new Error('It did not fail.'),
    (error: unknown) => error as Error,
  )
}
