import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const module = join(import.meta.dirname, 'when-abandoned.ts')

describe('whenAbandoned', () => {
  it('ends what an ended shell had started', async () => {
    const code = `import { whenAbandoned } from ${JSON.stringify(module)};
      whenAbandoned(() => { console.log('alone'); process.exit() }, 20);
      console.log('ready'); setInterval(() => {}, 1000)`
    // The second command keeps the shell from becoming the first.
    const shell = spawn('/bin/sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, code])
    const lines: string[] = []
    shell.stdout.on('data', (data: Buffer) => lines.push(...data.toString().trim().split('\n')))
    while (!lines.includes('ready')) await once(shell.stdout, 'data')
    shell.kill('SIGTERM')
    await once(shell.stdout, 'close')
    expect(lines).toEqual(['ready', 'alone'])
  })

  // Elsewhere the system does not tell whose child the shell is.
  it.runIf(existsSync('/proc/self/stat'))('ends what a killed shell had started', async () => {
    const code = `import { whenAbandoned } from ${JSON.stringify(module)};
        whenAbandoned(() => { console.log('alone'); process.exit() }, 20);
        console.log('ready'); setInterval(() => {}, 1000)`
    const starter = spawn(process.execPath, [
      '-e',
      `require('node:child_process').spawn('/bin/sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, ${JSON.stringify(code)}], { stdio: 'inherit', detached: true })`,
    ])
    const lines: string[] = []
    starter.stdout.on('data', (data: Buffer) => lines.push(...data.toString().trim().split('\n')))
    while (!lines.includes('ready')) await once(starter.stdout, 'data')
    starter.kill('SIGKILL')
    await once(starter.stdout, 'close')
    expect(lines).toEqual(['ready', 'alone'])
  })
})
