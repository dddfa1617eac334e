import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CollectedSpan } from '../../../../vitest.spans.ts'
import { inSpan } from './traced.ts'

/** In a process of its own: the conditions of the tests lead OpenTelemetry to files that Node cannot load. */
const program = join(import.meta.dirname, '../../e2e/traced-program.ts')
const told = execFileSync(process.execPath, ['--conditions=@house-edge/source', program], {
  encoding: 'utf8',
  env: { ...process.env, NODE_OPTIONS: '' },
})
const spans = JSON.parse(told) as CollectedSpan[]
const calls = spans.filter(({ name }) => name === 'auth.call')
const handled = spans.filter(({ name }) => name === 'auth.handle')

describe('inSpan: with the SDK of OpenTelemetry', () => {
  it('puts each auth call’s span below the sign-in’s', () => {
    expect(handled[1]).toMatchObject({
      attributes: {
        'http.request.method': 'POST',
        'url.path': '/api/sign-in',
        'http.response.status_code': 200,
      },
      status: 0,
    })
    expect(calls).toContainEqual(
      expect.objectContaining({
        parent: handled[1]?.id,
        attributes: { 'http.request.method': 'POST', 'url.path': '/auth/v1/token' },
        status: 0,
      }),
    )
  })

  it('names a refused call’s error by its code', () => {
    const refused = calls.find(({ parent }) => parent === handled[0]?.id)
    expect(refused).toMatchObject({ status: 2, attributes: { 'error.type': 'auth/invalid-credentials' } })
  })

  it('gives the proxy a span', () => {
    expect(spans.find(({ name }) => name === 'auth.proxy')?.attributes).toMatchObject({
      'url.path': '/account',
    })
  })

  it('names neither visitors nor their secrets', () => {
    expect(told).not.toMatch(/ada|mill\.example|guess|secret|eyJ/)
  })
})

describe('inSpan', () => {
  it('works alone without a tracer or descriptions', async () => {
    const describeIt = () => {
      throw new TypeError('asked')
    }
    expect(await inSpan(undefined, describeIt, () => Promise.resolve(7))).toBe(7)
  })
})
