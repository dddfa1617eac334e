import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
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

  it('leaves no empty row without buttons', () => {
    expect(renderToStaticMarkup(<Form />)).toBe('<form class="he-form"></form>')
  })
})
