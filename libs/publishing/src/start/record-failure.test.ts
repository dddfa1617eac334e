import type { Log } from '@house-edge/serving/log'
import { afterEach, describe, expect, it } from 'vitest'
import { beginProcess, type ServerSide } from '../process/site-process.ts'
import { endProcess } from '../testing/end-process.ts'
import { recordFailure } from './record-failure.ts'

afterEach(endProcess)

describe('recordFailure', () => {
  it('tells log and server once, without the query', async () => {
    const lines: unknown[] = []
    const noted: unknown[] = []
    const log = { error: (...line: unknown[]) => lines.push(line) } as Partial<Log> as Log
    beginProcess({ noteFailure: (error) => noted.push(error) } as Partial<ServerSide> as ServerSide)
    const record = recordFailure({ log: () => log })
    const error = new Error('no')
    const request = { path: '/page?token=secret', method: 'GET', headers: {} }
    const context = { routePath: '/[uid]', routerKind: 'App Router', routeType: 'render' } as never
    await record(error, request, context)
    await record(error, request, context)
    expect(lines).toMatchObject([
      ['request', { message: 'no', path: '/page', method: 'GET', route: '/[uid]' }],
    ])
    expect(noted).toEqual([error])
  })
})
