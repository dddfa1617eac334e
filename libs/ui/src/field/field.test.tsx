import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import {
  CheckboxField,
  CodeField,
  FileField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from './field.tsx'

describeConformance(
  'TextField',
  (extra) => (
    <TextField name="email" label="E-mail" hint="One letter a month." error="No @ in it." {...extra} />
  ),
  {
    control: 'input',
  },
)
describeConformance(
  'PasswordField',
  (extra) => <PasswordField name="password" label="Password" {...extra} />,
  {
    control: 'input',
  },
)
describeConformance('CodeField', (extra) => <CodeField name="code" label="Code" {...extra} />, {
  control: 'input',
})
describeConformance('FileField', (extra) => <FileField name="picture" label="Picture" {...extra} />, {
  control: 'input',
})
describeConformance(
  'TextAreaField',
  (extra) => <TextAreaField name="words" label="What happened?" {...extra} />,
  {
    control: 'textarea',
  },
)
describeConformance(
  'SelectField',
  (extra) => (
    <SelectField name="country" label="Country" {...extra}>
      <option>Ireland</option>
    </SelectField>
  ),
  { control: 'select' },
)
describeConformance(
  'CheckboxField',
  (extra) => <CheckboxField name="adult" label="I am 18 or older" {...extra} />,
  {
    control: 'input',
  },
)

describe('TextField', () => {
  it('points its control at the hint and the error', () => {
    const html = renderToStaticMarkup(
      <TextField name="email" label="E-mail" hint="A hint." error="An error." />,
    )
    expect(html).toContain('aria-describedby="field-email-hint field-email-error"')
    expect(html).toContain('id="field-email-error"')
    expect(html).toContain('aria-invalid="true"')
  })

  it('points at nothing when there is nothing to say', () => {
    expect(renderToStaticMarkup(<TextField name="email" label="E-mail" />)).not.toContain('aria-')
  })

  it('takes its id, so two forms share a page', () => {
    const html = renderToStaticMarkup(
      <TextField id="second-email" name="email" label="E-mail" hint="A hint." />,
    )
    expect(html).toContain('for="second-email"')
    expect(html).toContain('aria-describedby="second-email-hint"')
  })
})

describe('PasswordField', () => {
  it('tells password managers what it wants', () => {
    const html = renderToStaticMarkup(
      <PasswordField name="password" label="Password" autoComplete="new-password" />,
    )
    expect(html).toMatch(/autocomplete="new-password"/i)
  })
})

describe('CodeField', () => {
  it('lets devices fill in the code they received', () => {
    const html = renderToStaticMarkup(<CodeField name="code" label="Code" />)
    expect(html).toMatch(/autocomplete="one-time-code"/i)
    expect(html).toMatch(/inputmode="numeric"/i)
  })
})
