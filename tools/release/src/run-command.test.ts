import { tmpdir } from 'node:os'
import { expect, describe, it } from 'vitest'
import { createRunCommand } from './run-command.ts'

const endless = ['-e', 'setInterval(() => {}, 1000)']

describe('createRunCommand', () => {
  it('ends a program that takes too long, and names it', async () => {
    const run = createRunCommand(process.env, { limitMs: 60 })
    await expect(run(process.execPath, endless, tmpdir())).rejects.toMatchObject({
      code: 'release/command-timeout',
      message: expect.stringContaining('-e setInterval') as string,
    })
  })

  it('tells of a program that still runs', async () => {
    const said: string[] = []
    const run = createRunCommand(process.env, {
      everyMs: 1,
      say: (line) => said.push(line),
    })
    await run(process.execPath, ['-e', '0'], tmpdir())
    expect(said[0]).toContain('-e 0: 0.001 s')
  })

  it('hands on the error of a program that failed', async () => {
    const run = createRunCommand(process.env)
    await expect(run(process.execPath, ['-e', 'process.exit(3)'], tmpdir())).rejects.toMatchObject({
      code: 3,
    })
  })
})
