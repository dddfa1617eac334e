import { describe, expect, it } from 'vitest'
import { hostsOf, isLoopback, refusalOf } from './guard.ts'
import type { Caller } from './guard.ts'

const rules = { hosts: hostsOf('127.0.0.1', undefined), token: undefined }
const own: Caller = {
  method: 'POST',
  host: 'localhost:4400',
  origin: 'http://localhost:4400',
  site: 'same-origin',
  token: undefined,
}

describe('refusalOf', () => {
  it('lets the desk change content', () => {
    expect(refusalOf(own, rules)).toBeUndefined()
  })

  it('lets a program on this machine change content, which sends no origin', () => {
    expect(refusalOf({ ...own, origin: undefined, site: undefined }, rules)).toBeUndefined()
  })

  it('refuses a form that another site sends', () => {
    expect(refusalOf({ ...own, origin: 'https://evil.example', site: 'cross-site' }, rules)).toContain(
      'another site',
    )
  })

  it('refuses a page on this machine at another port', () => {
    expect(refusalOf({ ...own, origin: 'http://localhost:3000', site: 'same-site' }, rules)).toContain(
      'another site',
    )
  })

  it('refuses an origin that cannot be read', () => {
    expect(refusalOf({ ...own, origin: 'null' }, rules)).toContain('another site')
  })

  it('refuses a foreign name that was pointed at this machine, for reading too', () => {
    const rebound = {
      ...own,
      method: 'GET',
      host: 'evil.example:4400',
      origin: undefined,
      site: 'same-origin',
    }
    expect(refusalOf(rebound, rules)).toContain('name')
    expect(refusalOf({ ...rebound, host: undefined }, rules)).toContain('name')
  })

  it('goes by its public name where it has one', () => {
    const named = { ...rules, hosts: hostsOf('0.0.0.0', 'https://content.example') }
    const caller = { ...own, host: 'content.example', origin: 'https://content.example' }
    expect(refusalOf(caller, named)).toBeUndefined()
  })

  it('asks for the desk token where there is one', () => {
    const locked = { ...rules, token: 'a-long-desk-token' }
    expect(refusalOf(own, locked)).toContain('token')
    expect(refusalOf({ ...own, token: 'a-long-desk-tokeN' }, locked)).toContain('token')
    expect(refusalOf({ ...own, token: 'a-long-desk-token' }, locked)).toBeUndefined()
  })
})

describe('isLoopback', () => {
  it('knows what only this machine can reach', () => {
    expect(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::', '192.168.1.2'].filter(isLoopback)).toEqual([
      '127.0.0.1',
      '::1',
      'localhost',
    ])
  })
})
