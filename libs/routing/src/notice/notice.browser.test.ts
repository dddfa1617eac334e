import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showNotice, whenFormsAreIdle } from './notice.ts'

afterEach(() => {
  document.body.replaceChildren()
})

const notice = (run = () => {}) => ({
  text: 'A newer version is ready.',
  action: 'Reload',
  run,
  dismiss: 'Dismiss',
})

const statusText = () => document.querySelector('[role=status]')?.textContent

describe('showNotice', () => {
  it('is a status that takes no focus', async () => {
    showNotice(notice())
    await expect.poll(statusText).toMatch(/^A newer version is ready\./)
    expect(document.activeElement).toBe(document.body)
  })

  it('does what it offers, or goes away', async () => {
    let done = 0
    showNotice(notice(() => (done += 1)))
    await page.getByRole('button', { name: 'Reload' }).click()
    expect(done).toBe(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  })

  it('is there once: a later one takes its place', async () => {
    showNotice({ ...notice(), text: 'First' })
    showNotice({ ...notice(), text: 'Second' })
    await expect.poll(statusText).toMatch(/^Second/)
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
  })
})

describe('whenFormsAreIdle', () => {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve))

  it('runs when nobody is filling a form', async () => {
    let ran = 0
    whenFormsAreIdle(() => (ran += 1))
    await nextTask()
    expect(ran).toBe(1)
  })

  it('waits for typing and unsent text', async () => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    let ran = 0
    whenFormsAreIdle(() => (ran += 1))
    await nextTask()
    field.value = 'half'
    field.blur()
    await nextTask()
    expect(ran).toBe(0)
    field.value = ''
    field.focus()
    field.blur()
    await nextTask()
    expect(ran).toBe(1)
  })

  it('can be taken back', async () => {
    let ran = 0
    whenFormsAreIdle(() => (ran += 1))()
    await nextTask()
    expect(ran).toBe(0)
  })
})
