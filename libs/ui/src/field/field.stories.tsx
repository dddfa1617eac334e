import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField, FileField, PasswordField, SelectField, TextAreaField, TextField } from './field.tsx'

const meta = { title: 'Components/Fields', component: TextField } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { name: 'name', label: 'Your name' } }
export const WithHint: Story = {
  args: {
    name: 'email',
    type: 'email',
    label: 'E-mail',
    hint: 'We send one letter a month, and nothing else.',
  },
}
export const WithError: Story = {
  args: {
    name: 'email2',
    type: 'email',
    label: 'E-mail',
    defaultValue: 'ada@',
    error: 'This address has no part after the @. Write it whole, like ada@example.com.',
  },
}
export const Disabled: Story = {
  args: { name: 'off', label: 'Not now', defaultValue: 'cannot be changed', disabled: true },
}
export const Password: Story = {
  args: { name: 'password', label: 'Password' },
  render: (args) => (
    <PasswordField
      name={args.name}
      label={args.label}
      hint="At least twelve characters."
      autoComplete="new-password"
    />
  ),
}
export const File: Story = {
  args: { name: 'picture', label: 'Picture', hint: 'JPEG, PNG or WebP.' },
  render: (args) => <FileField name={args.name} label={args.label} hint={args.hint} />,
}
export const Area: Story = {
  args: { name: 'words', label: 'What happened?' },
  render: (args) => <TextAreaField name={args.name} label={args.label} />,
}
export const Select: Story = {
  args: { name: 'country', label: 'Where do you play?' },
  render: (args) => (
    <SelectField name={args.name} label={args.label}>
      <option>Great Britain</option>
      <option>Ireland</option>
    </SelectField>
  ),
}
export const Checkbox: Story = {
  args: { name: 'adult', label: 'I am 18 or older' },
  render: (args) => <CheckboxField name={args.name} label={args.label} />,
}
