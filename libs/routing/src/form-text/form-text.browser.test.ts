import { afterEach, describe, expect, it, vi } from 'vitest'
import { isFormInUse, keepFormText, restoreFormText } from './form-text.ts'

const form = `
  <input name="email" value="as sent">
  <input name="secret" type="password">
  <input name="card" autocomplete="cc-number">
  <textarea name="message"></textarea>
  <input name="consent" type="checkbox">
  <input name="size" type="radio" value="s" checked><input name="size" type="radio" value="l">
  <select name="country"><option>France</option><option>Spain</option></select>
  <select name="city"><option>Rome</option><option selected>Oslo</option></select>
  <input name="token" type="hidden" value="1">`

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function openPage(): Record<string, HTMLInputElement> {
  document.body.innerHTML = `<form>${form}</form>`
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('[name]')].map((field) => [
      field.name + (field.type === 'radio' ? field.value : ''),
      field,
    ]),
  )
}

describe('keepFormText', () => {
  it('carries over a reload what was typed and chosen', () => {
    const before = openPage()
    before['email']!.value = 'mara@example.com'
    before['message']!.value = 'two\nlines'
    before['consent']!.checked = true
    before['sizel']!.checked = true
    before['country']!.value = 'Spain'
    keepFormText()
    const after = openPage()
    restoreFormText()
    expect(after['email']!.value).toBe('mara@example.com')
    expect(after['message']!.value).toBe('two\nlines')
    expect(after['consent']!.checked).toBe(true)
    expect([after['sizes']!.checked, after['sizel']!.checked]).toEqual([false, true])
    expect([after['country']!.value, after['city']!.value]).toEqual(['Spain', 'Oslo'])
  })

  it('keeps text in fields that components control', () => {
    restoreFormText()
    const { message } = openPage()
    message!.value = 'controlled'
    message!.dispatchEvent(new Event('input', { bubbles: true }))
    // What React does with every change.
    message!.defaultValue = 'controlled'
    expect(isFormInUse()).toBe(true)
    keepFormText()
    openPage()
    restoreFormText()
    expect(document.querySelector('textarea')?.value).toBe('controlled')
  })

  it('keeps no passwords, cards or private fields', () => {
    const fields = openPage()
    fields['email']!.dataset['private'] = ''
    fields['email']!.value = 'an answer'
    fields['secret']!.value = 'correct horse'
    fields['card']!.value = '4242'
    keepFormText()
    expect(JSON.stringify(sessionStorage)).not.toMatch(/correct horse|4242|an answer/)
  })

  it('says nothing when the browser has no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    openPage()['message']!.value = 'typed'
    keepFormText()
    expect(document.querySelector('textarea')?.value).toBe('typed')
  })
})

describe('restoreFormText', () => {
  it('restores once and keeps newer typing', () => {
    openPage()['message']!.value = 'before'
    keepFormText()
    openPage()['message']!.value = 'since'
    restoreFormText()
    expect(document.querySelector('textarea')?.value).toBe('since')
    openPage()
    restoreFormText()
    expect(document.querySelector('textarea')?.value).toBe('')
  })

  it('puts nothing into the forms of another page', () => {
    sessionStorage.setItem('routing:form-text', JSON.stringify(['/another', ['x', 'y', 'z', 'w']]))
    openPage()
    restoreFormText()
    expect(document.querySelector('textarea')?.value).toBe('')
  })

  it('tells components, so that their own state follows', () => {
    openPage()['message']!.value = 'typed'
    keepFormText()
    const { message } = openPage()
    const heard: string[] = []
    for (const type of ['input', 'change'])
      document.body.addEventListener(type, () => heard.push(type), { once: true })
    restoreFormText()
    expect(heard).toEqual(['input', 'change'])
    expect(message?.value).toBe('typed')
  })

  it.each(['', '{', 'null', '7', '["/"]'])('takes %j for nothing', (kept) => {
    sessionStorage.setItem('routing:form-text', kept)
    openPage()
    restoreFormText()
    expect(document.querySelector('textarea')?.value).toBe('')
  })
})

describe('isFormInUse', () => {
  it('is not when every field is as it was sent', () => {
    openPage()
    expect(isFormInUse()).toBe(false)
  })

  it('is when a field has the focus', () => {
    openPage()['message']!.focus()
    expect(isFormInUse()).toBe(true)
  })

  it.each(['message', 'secret', 'email'])('is when something was typed into %s', (name) => {
    openPage()[name]!.value = 'typed'
    expect(isFormInUse()).toBe(true)
  })
})
