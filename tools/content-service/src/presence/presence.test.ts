import { describe, expect, it } from 'vitest'
import { createPresence } from './presence.ts'

function open() {
  const presence = createPresence()
  const join = (key: string, name: string) => {
    const heard: unknown[] = []
    const leave = presence.join('doc', { key, name }, (_event, data) => heard.push(data))
    return { leave, heard }
  }
  return { presence, join }
}

describe('createPresence', () => {
  it('tells everybody of the others, and of no key', () => {
    const { presence, join } = open()
    const ada = join('key-of-ada', 'Ada')
    const bo = join('key-of-bo', 'Bo')
    presence.move('doc', 'key-of-bo', 'title')
    expect(ada.heard.at(-1)).toEqual([{ id: 2, name: 'Bo', field: 'title' }])
    expect(bo.heard.at(-1)).toEqual([{ id: 1, name: 'Ada', field: null }])
    expect(JSON.stringify([ada.heard, bo.heard])).not.toContain('key-of')
    bo.leave()
    expect(ada.heard.at(-1)).toEqual([])
  })

  it('keeps who came again before the first connection ended', () => {
    const { presence, join } = open()
    const first = join('key', 'Ada')
    const again = join('key', 'Ada')
    first.leave()
    presence.saved('doc', 'v2')
    expect(again.heard.at(-1)).toEqual({ version: 'v2' })
  })
})
