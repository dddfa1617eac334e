import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { defineRoutes } from '@house-edge/routing'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPageRules } from '../finished/page-rules.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { answerQuestions } from './answer-questions.ts'

const folder = mkdtempSync(join(tmpdir(), 'answer-questions-'))
beforeAll(() => {
  mkdirSync(join(folder, '.next'))
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'node_modules/next/package.json'), '{ "version": "16.4.5" }')
  writeFileSync(join(folder, '.next/BUILD_ID'), 'build')
  writeFileSync(join(folder, '.next/prerender-manifest.json'), '{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

const site = createPublishedSite({
  routes: defineRoutes({ search: { pattern: '/search' }, unread: { pattern: '/unread' } }),
  settings: () => ({ content: { repository: 'house-edge' } }),
})

const question = {
  ask: ({ query }: { query: Readonly<Record<string, unknown>> }) => query['q'],
  head: () => ({ title: 'Found' }),
  view: (): ReactElement => createElement('main', null, 'Found'),
}

/** What becomes of a request: a status, with what was read and what the framework was asked for. */
async function ask(url: string) {
  const read = vi.fn(async (name: string, asked: unknown) => (asked === 'odds' ? { data: asked } : undefined))
  const framework = {
    questions: {
      read: (name: string, asked: unknown) => (name === 'search' ? read(name, asked) : undefined),
      version: () => 'm1 1',
      changedSince: () => undefined,
    },
    visits: undefined,
    redirects: { latest: () => undefined, read: async () => Promise.reject(new Error('unread')) },
  }
  const asked: string[] = []
  const pages = answerQuestions(site, {
    load: async () => ({ questions: { search: question, unread: question }, renderToString }),
    rules: createPageRules(site, folder, () => framework),
    folder,
    ask: async ({ path }) => {
      asked.push(path)
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<!DOCTYPE html><html><head></head><body><main>Home</main></body></html>'),
      }
    },
    framework: () => framework,
    shared: () => undefined,
  })
  await pages.load()
  const status = await new Promise<number | 'framework'>((resolve) => {
    const response = { writeHead: resolve, end: () => {}, headersSent: false }
    pages.answer(
      { method: 'GET', url, headers: { host: 'localhost' }, socket: {} } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      (refusal) => resolve(refusal?.status ?? 'framework'),
    )
  })
  await setTimeout()
  return { status, read: read.mock.calls.length, asked }
}

describe('answerQuestions', () => {
  it('renders what is found', async () => {
    expect(await ask('/search?q=odds')).toEqual({ status: 200, read: 1, asked: ['/'] })
  })

  it('says 404 without reading of what cannot be asked', async () => {
    expect(await ask('/search?nonsense=1')).toEqual({ status: 404, read: 0, asked: [] })
  })

  it('says 404 of what is not there, and has nothing rendered', async () => {
    expect(await ask('/search?q=nothing')).toEqual({ status: 404, read: 1, asked: ['/'] })
  })

  it('leaves to the framework what is not read here', async () => {
    expect(await ask('/unread?q=odds')).toMatchObject({ status: 'framework', read: 0 })
  })
})
