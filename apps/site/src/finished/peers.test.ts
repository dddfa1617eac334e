import { afterEach, describe, expect, it } from 'vitest'
import { type PageFront, setPageFront, type SharedSite } from './page-front.ts'
import { createPeers } from './peers.ts'

afterEach(() => setPageFront(undefined as unknown as PageFront))

/** A process whose server has told others, and hears them. */
function front() {
  const told: string[][] = []
  const hears = new Map<string, (text: string) => void>()
  setPageFront({
    render: () => undefined,
    drop: () => {},
    touch: () => {},
    isHeld: () => false,
    hears,
    shownExperiences: new Map(),
    afterStart: [],
    shared: { tell: (topic, text) => told.push([topic, text]) } as Partial<SharedSite> as SharedSite,
  })
  return { told, hears }
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

  it('tells and hears by way of the server', () => {
    const { told, hears } = front()
    const heard: string[] = []
    const peers = createPeers('auth', 'secret')
    peers.hear((news) => heard.push(news))
    peers.tell('one')
    hears.get('auth')?.('two')
    expect([told, heard]).toEqual([[['auth', 'one']], ['two']])
  })

  it('is alone under plain `next start`', () => {
    const peers = createPeers('auth', 'secret')
    const heard: string[] = []
    peers.hear((news) => heard.push(news))
    peers.tell('one')
    expect(heard).toEqual([])
  })
})
