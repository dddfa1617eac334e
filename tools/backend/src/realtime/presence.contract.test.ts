import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { endSocketsAfterEach, subscribe, until } from '../testing/realtime-world.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
endSocketsAfterEach()

const connect = () => createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
const present = (key: string) =>
  subscribe(connect(), 'hall', { config: { presence: { key, enabled: true } } }, (channel, hear) => {
    channel.on('presence', { event: 'join' }, ({ key, newPresences }) => hear({ joined: key, newPresences }))
    channel.on('presence', { event: 'leave' }, ({ key }) => hear({ left: key }))
  })

describe('presence', () => {
  it('tells everyone who is there, who comes and who goes', async () => {
    const ann = await present('ann')
    expect(await ann.channel.track({ page: 'one' })).toBe('ok')
    const bea = await present('bea')
    await until(() => expect(Object.keys(bea.channel.presenceState())).toEqual(['ann']))

    await bea.channel.track({ page: 'two' })
    await until(() => expect(Object.keys(ann.channel.presenceState()).sort()).toEqual(['ann', 'bea']))
    expect(ann.channel.presenceState()['bea']).toMatchObject([{ page: 'two' }])

    await bea.channel.untrack()
    await until(() => expect(Object.keys(ann.channel.presenceState())).toEqual(['ann']))
  })

  it('replaces what was tracked before', async () => {
    const ann = await present('ann')
    await ann.channel.track({ page: 'one' })
    await ann.channel.track({ page: 'two' })
    await until(() => expect(ann.channel.presenceState()['ann']).toMatchObject([{ page: 'two' }]))
    expect(ann.channel.presenceState()['ann']).toHaveLength(1)
  })

  it('ends with the connection', async () => {
    const ann = await present('ann')
    const bea = await present('bea')
    await bea.channel.track({})
    await until(() => expect(Object.keys(ann.channel.presenceState())).toContain('bea'))
    await bea.channel.socket.disconnect()
    await until(() => expect(Object.keys(ann.channel.presenceState())).not.toContain('bea'))
    expect(ann.heard).toContainEqual({ left: 'bea' })
  })
})
