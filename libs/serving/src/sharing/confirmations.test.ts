import { describe, expect, it } from 'vitest'
import { createConfirmations } from './confirmations.ts'

const process = (name: string, isSilent = false) => ({ from: `${name}-1`, process: name, isSilent })

describe('createConfirmations', () => {
  it('is whole when all who listen have confirmed', async () => {
    const { expect: begin, note } = createConfirmations(() => [process('a'), process('b')])
    const { id, settled, end } = begin()
    const settling = settled(2)
    note({ id, from: 'a-1' })
    note({ id, from: 'b-1' })
    await settling
    expect(end()).toEqual({ confirmed: 2, unconfirmed: 0, missing: [], isCounted: true })
  })

  it('names who has not', () => {
    const { expect: begin, note } = createConfirmations(() => [process('a'), process('b')])
    const { id, settled, end } = begin()
    void settled(2)
    note({ id, from: 'b-1' })
    expect(end()).toEqual({ confirmed: 1, unconfirmed: 1, missing: ['a'], isCounted: true })
  })

  it('waits for no silent process, and counts it', async () => {
    const { expect: begin } = createConfirmations(() => [process('a', true)])
    const { settled, end } = begin()
    await settled(1)
    expect(end()).toMatchObject({ confirmed: 0, unconfirmed: 1, missing: ['a'] })
  })

  it('waits no longer for a process that says it ends', async () => {
    const { expect: begin, note, leave } = createConfirmations(() => [process('a'), process('b')])
    const { id, settled, end } = begin()
    const settling = settled(1)
    note({ id, from: 'b-1' })
    leave('a-1')
    await settling
    expect(end()).toEqual({ confirmed: 1, unconfirmed: 0, missing: [], isCounted: true })
  })

  it('counts a process that was told and ends without confirming', () => {
    const { expect: begin, leave } = createConfirmations(() => [process('a')])
    const { settled, end } = begin()
    void settled(1)
    leave('a-1')
    expect(end()).toEqual({ confirmed: 0, unconfirmed: 1, missing: [], isCounted: true })
  })

  it('takes what a later publish got for an earlier one', () => {
    const { expect: begin, note } = createConfirmations(() => [])
    const [first, second] = [begin(), begin()]
    void first.settled(2)
    void second.settled(2)
    note({ id: second.id, from: 'a-1' })
    note({ id: first.id, from: 'b-1' })
    expect(first.end().confirmed).toBe(2)
    expect(second.end().confirmed).toBe(1)
  })

  it('counts processes of whom it has never heard', () => {
    const { expect: begin } = createConfirmations(() => [])
    const { settled, end } = begin()
    void settled(3)
    expect(end()).toMatchObject({ unconfirmed: 3, missing: [] })
  })

  it('says when Redis has not counted', () => {
    const { expect: begin } = createConfirmations(() => [process('a')])
    expect(begin().end()).toMatchObject({ isCounted: false, unconfirmed: 1 })
  })

  it('takes nothing for a publish that has ended', () => {
    const { expect: begin, note } = createConfirmations(() => [])
    const [first, second] = [begin(), begin()]
    first.end()
    note({ id: first.id, from: 'a-1' })
    expect(second.end().confirmed).toBe(0)
  })
})
