import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'
import { folder as fixture } from '../fixture/build.ts'

/** Writes the programs of the README, of whose blog the fixture's build is taken to be. */
function writeSite(): string {
  const place = writeQuickStart(join(import.meta.dirname, '..'))
  cpSync(join(fixture, '.next'), join(place, '.next'), { recursive: true })
  return place
}

function start(program: string): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, ['--conditions=@house-edge/source', program], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A program that does not end fails here by the signal, and does not outlive the test.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function run(program: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = start(program)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ])
  return { code, stdout, stderr }
}

async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) if (line.startsWith('http')) return line
  return 'none was told'
}

it('finishes pages and answers them from memory', { timeout: 130_000 }, async () => {
  const place = writeSite()
  expect(await run(join(place, 'finish.mjs'))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^finished: \/$/m) as string,
  })

  const server = start(join(place, 'server.mjs'))
  const ended = once(server, 'exit')
  const { status, headers } = await fetch(await addressOf(server.stdout))
  expect([status, headers.get('cache-status')]).toEqual([200, '"site"; hit'])
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('ends in failure when a page cannot be finished', { timeout: 75_000 }, async () => {
  const place = writeSite()
  const site = join(place, 'site.mjs')
  // The blog has no such page.
  writeFileSync(site, readFileSync(site, 'utf8').replace("path.startsWith('/blog/')", "path === '/styled'"))
  const { code, stderr } = await run(join(place, 'finish.mjs'))
  expect(code).toBe(1)
  expect(stderr).toContain('/styled: style-attribute')
})
