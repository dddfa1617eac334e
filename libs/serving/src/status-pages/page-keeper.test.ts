import { describe, expect, it } from 'vitest'
import { createLog } from '../log/create-log.ts'
import type { PrivateResponse } from '../http/private-door.ts'
import { keepPages } from './page-keeper.ts'

/** A keeper, what it has asked for, and the ends of its visitors' patience. */
function keeperWithVisitors(options: { now?: () => number } = {}) {
  const asked: { answer: (body: string, status?: number) => void }[] = []
  const patience: (() => void)[] = []
  const keeper = keepPages({
    ask: () =>
      new Promise<PrivateResponse>((resolve) => {
        const answer = (body: string, status = 200) =>
          resolve({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(body) })
        asked.push({ answer })
      }),
    now: options.now ?? (() => 0),
    wait: () => new Promise((resolve) => void patience.push(resolve)),
    finishing: undefined,
    log: createLog({ level: 'silent', write: () => {}, now: () => 0 }),
  })
  return { keeper, asked, patience }
}

describe('keepPages', () => {
  it('gives the page that was rendered in time', async () => {
    const { keeper, asked } = keeperWithVisitors()
    const found = keeper.find('/failed')
    asked[0]?.answer('<h1>Failed</h1>')
    expect(await found).toMatchObject({ html: '<h1>Failed</h1>' })
  })

  it('keeps what is rendered after a visitor’s patience', async () => {
    const { keeper, asked, patience } = keeperWithVisitors()
    const impatient = keeper.find('/failed')
    patience[0]?.()
    expect(await impatient).toBeUndefined()
    const next = keeper.find('/failed')
    asked[0]?.answer('<h1>Failed</h1>')
    expect(await next).toMatchObject({ html: '<h1>Failed</h1>' })
    expect(asked).toHaveLength(1)
  })

  it('keeps the last good page when a rendering fails', async () => {
    let now = 0
    const { keeper, asked } = keeperWithVisitors({ now: () => now })
    const first = keeper.find('/failed')
    asked[0]?.answer('<h1>Failed</h1>')
    await first
    now = 1_000
    await keeper.find('/failed')
    asked[1]?.answer('broken', 500)
    expect(await keeper.find('/failed')).toMatchObject({ html: '<h1>Failed</h1>' })
    expect(asked).toHaveLength(2)
  })
})
