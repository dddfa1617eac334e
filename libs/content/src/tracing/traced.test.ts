import { describe, expect, it } from 'vitest'
import { inSpan, type Tracer } from './traced.ts'

/** A tracer that writes down what happens to its spans. */
function bench() {
  const log: unknown[] = []
  const tracer: Tracer = {
    startActiveSpan: (name, { attributes }, work) => {
      log.push(['start', name, attributes])
      return work({
        setAttribute: (key, value) => log.push(['attribute', key, value]),
        setStatus: (status) => log.push(['status', status]),
        recordException: (error) => log.push(['exception', error.message]),
        end: () => log.push('end'),
      })
    },
  }
  return { log, tracer }
}

const span = { name: 'content.read', attributes: { type: 'article' } }

describe('inSpan', () => {
  it('ends the span with the work, and gives its result', async () => {
    const { log, tracer } = bench()
    expect(await inSpan(tracer, span, async () => 7)).toBe(7)
    expect(log).toEqual([['start', 'content.read', { type: 'article' }], 'end'])
  })

  it('names the code of an error, and throws it on', async () => {
    const { log, tracer } = bench()
    const error = Object.assign(new Error('gone'), { code: 'content/not-found' })
    await expect(inSpan(tracer, span, () => Promise.reject(error))).rejects.toBe(error)
    expect(log.slice(1)).toEqual([
      ['exception', 'gone'],
      ['attribute', 'error.type', 'content/not-found'],
      ['status', { code: 2, message: 'gone' }],
      'end',
    ])
  })

  it('names an error without a code by its class', async () => {
    const { log, tracer } = bench()
    await expect(inSpan(tracer, span, () => Promise.reject(new RangeError('far')))).rejects.toThrow('far')
    expect(log).toContainEqual(['attribute', 'error.type', 'RangeError'])
  })

  it('marks the span of what was thrown and is no error', async () => {
    const { log, tracer } = bench()
    await expect(inSpan(tracer, span, () => Promise.reject('odd'))).rejects.toBe('odd')
    expect(log.slice(1)).toEqual([['status', { code: 2 }], 'end'])
  })
})
