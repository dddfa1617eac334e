import { describe, expect, it } from 'vitest'
import { createBodyGate } from './body-gate.ts'

const [ann, ben, cat] = ['203.0.113.1', '203.0.113.2', '203.0.113.3']

describe('createBodyGate', () => {
  it('admits as many bytes as there is room for', () => {
    const gate = createBodyGate({ bytesAtOnce: 100, bodiesAtOnce: 100 })
    const leave = gate.enter(ann, 50)
    expect(gate.enter(ben, 40)).toBeTypeOf('function')
    expect(gate.enter(cat, 11)).toBeUndefined()
    expect(gate.enter(cat, 10)).toBeTypeOf('function')
    leave?.()
    leave?.()
    expect(gate.enter(ann, 51)).toBeUndefined()
    expect(gate.enter(ann, 50)).toBeTypeOf('function')
  })

  it('counts bodies too, whatever their size', () => {
    const gate = createBodyGate({ bytesAtOnce: 100, bodiesAtOnce: 4 })
    for (const address of [ann, ann, ben, ben]) expect(gate.enter(address, 1)).toBeTypeOf('function')
    expect(gate.enter(cat, 1)).toBeUndefined()
  })

  it.each([
    ['an address', ann, ann],
    ['a network of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ])('gives %s no more than half', (_, one, same) => {
    const bytes = createBodyGate({ bytesAtOnce: 100, bodiesAtOnce: 100 })
    bytes.enter(one, 50)
    expect(bytes.enter(same, 1)).toBeUndefined()
    expect(bytes.enter(ben, 50)).toBeTypeOf('function')
    const bodies = createBodyGate({ bytesAtOnce: 100, bodiesAtOnce: 4 })
    for (const address of [one, same]) expect(bodies.enter(address, 1)).toBeTypeOf('function')
    expect(bodies.enter(same, 1)).toBeUndefined()
    expect(bodies.enter(ben, 1)).toBeTypeOf('function')
  })

  it('lets an oversized body in while it is alone', () => {
    const gate = createBodyGate({ bytesAtOnce: 100, bodiesAtOnce: 100 })
    const leave = gate.enter(ann, 1_000)
    expect(leave).toBeTypeOf('function')
    expect(gate.enter(ben, 1)).toBeUndefined()
    leave?.()
    expect(gate.enter(ben, 1)).toBeTypeOf('function')
  })
})
