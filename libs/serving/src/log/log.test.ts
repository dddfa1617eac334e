import { describe, expect, it } from 'vitest'
import { captureConsole } from './capture-console.ts'
import { createLog, type LogLevel } from './create-log.ts'
import { inRequest } from './request-context.ts'

const noon = Date.UTC(2026, 0, 1, 12)

/** A log, and what it has written. */
function logged(level: LogLevel | 'silent' = 'debug') {
  const lines: string[] = []
  const log = createLog({ level, write: (line) => lines.push(line), now: () => noon })
  return { log, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>), raw: lines }
}

describe('createLog', () => {
  it('says when, how much it matters, and about what', () => {
    const { log, lines } = logged()
    log.info('ready', { port: 3000 })
    expect(lines()).toEqual([{ time: '2026-01-01T12:00:00.000Z', level: 'info', about: 'ready', port: 3000 }])
  })

  it('says which request a line belongs to, also after waiting', async () => {
    const { log, lines } = logged()
    await inRequest('abc', async () => {
      await Promise.resolve()
      log.warn('late')
    })
    log.warn('outside')
    expect(lines().map(({ requestId }) => requestId)).toEqual(['abc', undefined])
  })

  it.each([
    ['debug', 4],
    ['warn', 2],
    ['silent', 0],
  ] as const)('of level %s writes %i of four lines', (level, count) => {
    const { log, raw } = logged(level)
    for (const each of ['debug', 'info', 'warn', 'error'] as const) log[each]('line')
    expect(raw).toHaveLength(count)
  })

  it('shows errors with their code and their cause', () => {
    const { log, lines } = logged()
    const cause = Object.assign(new TypeError('inner'), { code: 'x/y' })
    log.error('failure', { error: new Error('outer', { cause }) })
    expect(lines()[0]?.['error']).toEqual({
      name: 'Error',
      message: 'outer',
      cause: { name: 'TypeError', message: 'inner', code: 'x/y' },
    })
  })
})

describe('captureConsole', () => {
  it('gives foreign output a time, a level and one line', () => {
    const { log, lines, raw } = logged()
    const giveBack = captureConsole(log)
    // oxlint-disable-next-line no-console -- it is what others write
    console.error('\u001b[31mBroken\u001b[0m:\n%s', 'twice')
    // oxlint-disable-next-line no-console -- nothing is no line
    console.log('')
    giveBack()
    expect(lines()).toMatchObject([{ level: 'error', about: 'console', message: 'Broken:\ntwice' }])
    expect(raw[0]?.match(/\n/g)).toHaveLength(1)
  })
})
