import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { buildDocument, buildPage } from '../../testing/build-document.ts'
import { defaultLimits } from '../../http/limits.ts'
import type { Engine } from '../engine.ts'
import { createPagePace } from './page-pace.ts'
import type { PageOptions } from '../query-options.ts'
import { readAllAt } from './read-all.ts'

const documents = 'abcde'.split('').map((uid) => buildDocument({ type: 'page', uid }))
const pinned = { ref: 'r', integrationFieldsRef: undefined }
const call = { deadlineAt: 0, signal: undefined }

/** An engine that serves a list, as long as `total` says each time, and what it was asked and told. */
function engineOf(list: PrismicDocument[], totals: number[] = [], limits: object = {}) {
  const asked: number[] = []
  const told: unknown[] = []
  const readPageAt = async (_pinned: unknown, { page = 1, pageSize = 2 }: PageOptions) => {
    asked.push(page)
    const results = list.slice((page - 1) * pageSize, page * pageSize)
    return buildPage(results, { page, pageSize, total: totals.shift() ?? list.length })
  }
  const config = {
    endpoint: 'https://a.test/api/v2',
    limits: { pageSize: 2, parallelPages: 2, maxPages: 3, ...limits },
    clock: { now: () => 0 },
    emit: (event: unknown) => told.push(event),
  }
  const shared = { pace: createPagePace({ ...defaultLimits, ...config.limits }) }
  return { engine: { config, shared, readPageAt } as unknown as Engine, asked, told }
}

describe('readAllAt', () => {
  it('reads each page once and keeps their order', async () => {
    const { engine, asked } = engineOf(documents)
    const read = await readAllAt(engine, pinned, {}, call)
    expect(read.map(({ uid }) => uid)).toEqual('abcde'.split(''))
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })

  it('asks for no more pages than are wanted', async () => {
    const { engine, asked } = engineOf(documents)
    expect(await readAllAt(engine, pinned, { limit: 3 }, call)).toHaveLength(3)
    expect(asked).toEqual([1, 2])
  })

  it('reads a list once more that changed meanwhile', async () => {
    const { engine, asked, told } = engineOf(documents.slice(0, 4), [4, 5])
    expect(await readAllAt(engine, pinned, {}, call)).toHaveLength(4)
    expect(asked).toEqual([1, 2, 1, 2])
    expect(told).toMatchObject([{ type: 'list-changed-while-read' }])
  })

  it('refuses a list that claims too many pages', async () => {
    const { engine } = engineOf(documents, [99])
    await expect(readAllAt(engine, pinned, {}, call)).rejects.toMatchObject({ code: 'content/endless-list' })
  })
})
