import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, 'process-log.ts'))

/** Writes to the log again and again, and to the log about whatever nobody caught, as the framework does. */
const program = `
  import { createProcessLog } from ${module}
  const log = createProcessLog()
  process.on('uncaughtException', (error) => log.error('uncaught', { error }))
  let failures = 0
  process.on('uncaughtException', () => (failures += 1))
  log.info('ready', { pid: process.pid })
  process.stdin.resume()
  process.stdin.once('end', () => {
    for (let line = 0; line < 5; line += 1) log.error('line')
    setTimeout(() => process.exit(failures), 200)
  })
`

describe('createProcessLog', () => {
  it('goes on when the reader of the log is gone', async () => {
    const child = spawn(
      process.execPath,
      ['--conditions=@house-edge/source', '--input-type=module', '-e', program],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    const ended = once(child, 'exit')
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(JSON.parse(line.toString())).toMatchObject({ level: 'info', about: 'ready', pid: child.pid })
    child.stdout.destroy()
    await once(child.stdout, 'close')
    child.stdin.end()
    expect(await ended).toEqual([0, null])
  })
})
