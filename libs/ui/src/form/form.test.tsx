import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { CheckboxField } from '../field/field.tsx'
import { Form } from './form.tsx'

describeConformance('Form', (extra) => (
  <Form message={<p>Sent.</p>} actions={<button type="submit">Send the form</button>} {...extra} />
))

describe('Form', () => {
  it('says what came of the last attempt before its fields', () => {
    const html = renderToStaticMarkup(
      <Form message={<p>Not sent.</p>} actions={<button type="submit">Send</button>}>
        <input />
      </Form>,
    )
    expect(html).toMatch(
      /<p>Not sent.<\/p><input\/><div [^>]*><button type="submit">Send<\/button><\/div><\/form>$/,
    )
  })

  it('sets the button of a line beside its field while there is room, on a phone too', async () => {
    const holder = mount(
      <Form layout="line" actions={<button type="submit">Search</button>}>
        <input />
      </Form>,
    )
    const topOf = (selector: string) => holder.querySelector(selector)!.getBoundingClientRect().bottom
    await page.viewport(1280, 800)
    expect(Math.abs(topOf('button') - topOf('input'))).toBeLessThan(4)
    await page.viewport(390, 800)
    expect(Math.abs(topOf('button') - topOf('input'))).toBeLessThan(4)
    document.documentElement.style.fontSize = '32px'
    expect(topOf('button') - topOf('input')).toBeGreaterThan(20)
    document.documentElement.style.fontSize = ''
  })

  it('sets many boxes in columns where there is room', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const holder = mount(
      <Form>
        {names.map((name) => (
          <CheckboxField key={name} name={name} label={name} />
        ))}
      </Form>,
    )
    const rows = () =>
      new Set([...holder.querySelectorAll('input')].map((box) => box.getBoundingClientRect().top)).size
    await page.viewport(390, 800)
    expect(rows()).toBe(5)
    await page.viewport(1280, 800)
    expect(rows()).toBeLessThan(4)
  })

  it('leaves no empty row without buttons', () => {
    expect(renderToStaticMarkup(<Form />)).toBe('<form class="he-form"></form>')
  })
})
