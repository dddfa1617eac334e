import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { loadWholeBuild } from './load-build.ts'

const mostFiles = 96

/** Starts the fixture site with few file descriptors. */
async function startInShortage(): Promise<{ port: number; stop: () => Promise<void> }> {
  const { VITEST: _vitest, ...inherited } = process.env
  const serve = [process.execPath, '--conditions=@house-edge/source', join(folder, 'serve.ts')]
  const child = spawn('bash', ['-c', `ulimit -n ${mostFiles}; exec "$@"`, '--', ...serve], {
    cwd: folder,
    env: { ...inherited, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part))
  await expect.poll(() => /^\d+$/m.exec(said)).not.toBeNull()
  return {
    port: Number(/^\d+$/m.exec(said)?.[0]),
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', () => {})
  })
}

function ask(port: number, path: string, connection?: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html' }
    const sent = request(
      { port, path, headers, ...(connection && { createConnection: () => connection }) },
      (answer) => void text(answer).then(() => resolve(answer.statusCode ?? 0), reject),
    )
    sent.on('error', reject).end()
  })
}

describe('loadWholeBuild', () => {
  // shows F58
  it('keeps pages from breaking in a passing shortage', async () => {
    const { port, stop } = await startInShortage()
    try {
      // What all pages have in common is read now; of the others nothing has been asked for yet.
      expect(await ask(port, '/')).toBe(200)
      const [page, handler] = [await open(port), await open(port)]
      const idle = await Promise.all(Array.from({ length: mostFiles * 2 }, () => open(port)))
      // Where no descriptor is left, Node takes connections only to close them.
      await expect.poll(() => idle.some((socket) => socket.closed)).toBe(true)
      expect(await ask(port, '/personal', page)).toBe(200)
      expect(await ask(port, '/api/echo', handler)).toBe(200)
      for (const socket of [...idle, page, handler]) socket.destroy()
      expect(await ask(port, '/personal')).toBe(200)
    } finally {
      await stop()
    }
  })

  // shows F58
  it.each(['EIO', 'ENOMEM'])('ends a start in which a chunk cannot be read: %s', async (code) => {
    const chunk = readdirSync(join(folder, '.next/server/chunks/ssr')).find((name) => name.startsWith('_'))
    const { VITEST: _vitest, ...inherited } = process.env
    const child = spawn(
      process.execPath,
      [
        '--conditions=@house-edge/source',
        `--require=${join(folder, 'failing-reads.cjs')}`,
        join(folder, 'serve.ts'),
      ],
      {
        cwd: folder,
        env: { ...inherited, NODE_ENV: 'production', FAILS_IN: `/chunks/ssr/${chunk}`, FAILS_WITH: code },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const [said, told, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number]>,
    ])
    expect([/^\d+$/m.test(said), status]).toEqual([false, 1])
    expect(told).toContain('serving/framework-not-loaded')
    expect(told).toContain(code)
  })

  it('refuses a folder that has no build', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'no-build-'))
    await expect(loadWholeBuild(empty, '.next')).rejects.toThrow(
      join(empty, '.next/server/app-paths-manifest.json'),
    )
    rmSync(empty, { recursive: true })
  })
})
