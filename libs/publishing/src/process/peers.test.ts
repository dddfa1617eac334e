import { afterEach, describe, expect, it } from 'vitest'
import { beginProcess, type ServerSide, type SharedSite } from './site-process.ts'
import { endProcess } from '../testing/end-process.ts'
import { createPeers, findPeers } from './peers.ts'

afterEach(endProcess)

/** A process whose server has told others, and hears them. */
function front() {
  const told: string[][] = []
  const receivers: ServerSide['receivers'] = new Map()
  beginProcess({
    receivers,
    shared: { send: (topic, text) => told.push([topic, text]) } as Partial<SharedSite> as SharedSite,
  } as Partial<ServerSide> as ServerSide)
  return { told, receivers }
}

describe('createPeers', () => {
  it('hashes an account to the same name in every process', () => {
    const [one, two, stranger] = ['secret', 'secret', 'another'].map((secret) =>
      createPeers('auth', secret).nameOf('account a@b.io'),
    )
    expect(one).toBe(two)
    expect(one).not.toBe(stranger)
    expect(one).not.toContain('a@b.io')
  })

  it('has a second name for each while the secret is changed', () => {
    const [before, swapped] = [createPeers('auth', 'old', 'new'), createPeers('auth', 'new', 'old')]
    expect(before.otherNameOf?.('a@b.io')).toBe(swapped.nameOf('a@b.io'))
    expect(swapped.otherNameOf?.('a@b.io')).toBe(before.nameOf('a@b.io'))
    expect(createPeers('auth', 'old').otherNameOf).toBeUndefined()
  })

  it('tells and hears by way of the server', () => {
    const { told, receivers } = front()
    const heard: string[] = []
    const peers = createPeers('auth', 'secret')
    peers.onMessage((news) => heard.push(news))
    peers.send('one')
    receivers.get('auth')?.('two')
    expect([told, heard]).toEqual([[['auth', 'one']], ['two']])
  })

  it('is alone under plain `next start`', () => {
    const peers = createPeers('auth', 'secret')
    const heard: string[] = []
    peers.onMessage((news) => heard.push(news))
    peers.send('one')
    expect(heard).toEqual([])
  })
})

describe('findPeers', () => {
  const settings = (sharedUrl?: string, webhookSecret?: string) => () => ({
    sharedUrl,
    content: { repository: 'house-edge', webhookSecret },
  })

  it('finds others where they meet and know a secret', () => {
    expect(findPeers({ settings: settings('redis://127.0.0.1', 'secret') }, 'auth')).toBeDefined()
    expect(findPeers({ settings: settings(undefined, 'secret') }, 'auth')).toBeUndefined()
    expect(findPeers({ settings: settings('redis://127.0.0.1') }, 'auth')).toBeUndefined()
  })
})
