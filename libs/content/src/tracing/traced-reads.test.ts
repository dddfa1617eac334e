import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CollectedSpan } from '../../../../vitest.spans.ts'
import { tracedReads } from './traced-reads.ts'

/** In a process of its own: the conditions of the tests lead OpenTelemetry to files that Node cannot load. */
const program = join(import.meta.dirname, '../../e2e/traced-program.ts')
const spans = JSON.parse(
  execFileSync(process.execPath, ['--conditions=@house-edge/source', program], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  }),
) as CollectedSpan[]
const spanOf = (name: string) => spans.find((span) => span.name === name)

describe('tracedReads: with the SDK of OpenTelemetry', () => {
  it('puts what was asked above the spans of its requests', () => {
    expect(spanOf('content.getByUid')).toMatchObject({
      attributes: { 'content.repository': 'test', 'content.type': 'article', 'content.uid': 'odds' },
      status: 0,
    })
    const requests = spans.filter(
      ({ name, parent }) => name === 'fetch' && parent === spanOf('content.getByUid')?.id,
    )
    expect(requests.length).toBeGreaterThan(0)
  })

  it('puts a read below the span it is made in', () => {
    expect(spanOf('content.findById')).toMatchObject({
      parent: spanOf('page')?.id,
      attributes: { 'content.id': 'nobody' },
    })
  })

  it('ends a failed read’s span with the error’s code', () => {
    expect(spanOf('content.getAll')).toMatchObject({
      status: 2,
      attributes: { 'content.type': 'article', 'error.type': 'content/unavailable' },
      events: ['exception'],
    })
  })
})

describe('tracedReads', () => {
  it('leaves the methods as they are without a tracer', () => {
    const methods = { getAll: () => Promise.resolve([]) }
    expect(tracedReads(methods, { tracer: undefined, repositoryName: 'test' })).toBe(methods)
  })
})
