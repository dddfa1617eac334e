import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { CheckboxField, PasswordField, TextField } from '../field/field.tsx'
import { Notice } from '../notice/notice.tsx'
import { Panel } from '../panel/panel.tsx'
import { Container } from '../layout/layout.tsx'
import { Form } from './form.tsx'

const meta = { title: 'Components/Form', component: Form } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const fields = (
  <>
    <TextField name="email" type="email" label="E-mail" autoComplete="email" />
    <PasswordField name="password" label="Password" />
    <CheckboxField name="stay" label="Keep me signed in on this device" />
  </>
)
const actions = <Button type="submit">Sign in</Button>

export const SignIn: Story = {
  args: { children: fields, actions },
  render: (args) => (
    <Container width="narrow">
      <Panel title="Sign in" level={1}>
        <Form {...args} />
      </Panel>
    </Container>
  ),
}
export const Refused: Story = {
  ...SignIn,
  args: {
    children: fields,
    actions,
    message: (
      <Notice tone="error">
        That e-mail and password do not belong together. Try again, or ask for a new password.
      </Notice>
    ),
  },
}
export const OnPhone: Story = { ...SignIn, globals: { viewport: { value: 'phone' } } }
export const Line: Story = {
  args: {
    layout: 'line',
    children: <TextField name="q" label="What are you looking for?" />,
    actions: <Button type="submit">Search</Button>,
  },
}
