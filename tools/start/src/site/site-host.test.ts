import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { hostArguments } from './site-host.ts'

const listen = `
  const server = require('node:net').createServer().listen(0, process.argv[1], () => {
    process.stdout.write(server.address().address)
    server.close()
  })
  server.on('error', ({ code }) => process.stdout.write(code))`

/** Where a server listens that is started with these arguments. */
function addressOf({ node, hostname }: ReturnType<typeof hostArguments>): string {
  return spawnSync(process.execPath, [...node, '-e', listen, hostname], { encoding: 'utf8' }).stdout
}

describe('hostArguments', () => {
  it('call the loopback by the framework’s name, listening there', () => {
    const host = hostArguments('127.0.0.1')
    expect(host.hostname).toBe('localhost')
    expect(addressOf(host)).toBe('127.0.0.1')
  })

  it('listen on IPv6’s loopback on request, where available', () => {
    expect(hostArguments('::1')).toEqual({ node: ['--dns-result-order=ipv6first'], hostname: 'localhost' })
  })

  it.each(['0.0.0.0', '192.0.2.7', 'site.example'])('leave %s as it is', (host) => {
    expect(hostArguments(host)).toEqual({ node: [], hostname: host })
  })
})
