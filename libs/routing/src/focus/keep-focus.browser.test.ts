import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFocusKeeper, type FocusKeeper } from './keep-focus.ts'

let keeper: FocusKeeper
const start = location.href
beforeEach(() => {
  keeper = createFocusKeeper()
  document.body.innerHTML = '<a href="/there">Menu</a><a href="/there" id="link">There</a><input id="field">'
  addEventListener('click', (event) => event.preventDefault(), { once: true })
})
afterEach(() => {
  keeper.stop()
  history.replaceState(null, '', start)
  document.body.replaceChildren()
})

const byId = (id: string) => document.getElementById(id)!
const focused = () => document.activeElement

describe('createFocusKeeper', () => {
  it('begins a new page at its top without a trace', () => {
    byId('link').focus()
    byId('link').click()
    history.pushState(null, '', '/there')
    keeper.navigated('forward')
    expect(focused()).toBe(document.body)
    expect(document.body.hasAttribute('tabindex')).toBe(false)
  })

  it('returns to the link that was followed', () => {
    byId('link').click()
    history.pushState(null, '', '/there')
    keeper.navigated('forward')
    history.replaceState(null, '', start)
    keeper.navigated('traverse')
    expect(focused()).toBe(byId('link'))
  })

  it.each([
    ['the part an address names', '/there#the%20part', 'the part'],
    ['the main heading where the part is gone', '/there#gone', 'title'],
  ])('returns to %s without a trace', (_, address, id) => {
    document.body.innerHTML = '<h1 id="title">There</h1><h2 id="the part">Part</h2><input id="field">'
    history.pushState(null, '', address)
    keeper.navigated('traverse')
    expect(focused()).toBe(byId(id))
    byId('field').focus()
    expect(byId(id).hasAttribute('tabindex')).toBe(false)
  })

  it('returns to the followed link from a page’s part', () => {
    history.replaceState(null, '', '/here#part')
    byId('link').click()
    history.pushState(null, '', '/there')
    keeper.navigated('forward')
    history.replaceState(null, '', '/here#part')
    keeper.navigated('traverse')
    expect(focused()).toBe(byId('link'))
  })

  it('leaves the focus with somebody who is typing', () => {
    byId('field').focus()
    history.pushState(null, '', '/results?q=odds')
    keeper.navigated('forward')
    expect(focused()).toBe(byId('field'))
  })

  it('leaves a place on a page to the browser', () => {
    byId('link').focus()
    history.pushState(null, '', '/there#part')
    keeper.navigated('forward')
    expect(focused()).toBe(byId('link'))
  })
})
