import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { SelectField } from '../field/field.tsx'
import { FilterPanel } from './filter-panel.tsx'

const meta = {
  title: 'Components/Filter panel',
  component: FilterPanel,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const TwoFields: Story = {
  args: {
    title: 'Filter',
    actions: <Button type="submit">Show</Button>,
    children: (
      <>
        <SelectField name="score" label="Score">
          <option value="">Any</option>
          <option value="8">8 and more (3)</option>
        </SelectField>
        <SelectField name="paid" label="Paid within">
          <option value="">Any</option>
          <option value="24">a day (4)</option>
        </SelectField>
      </>
    ),
  },
}
export const WithMore: Story = {
  args: {
    ...TwoFields.args,
    more: {
      title: 'More conditions',
      isOpen: false,
      fields: (
        <SelectField name="status" label="Status">
          <option value="">Any</option>
        </SelectField>
      ),
    },
  },
}
export const OnPhone: Story = { ...TwoFields, globals: { viewport: { value: 'phone' } } }
export const OpenOnPhone: Story = {
  ...OnPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Filter'))
    if (!canvasElement.querySelector('details')?.open) throw new TypeError('The fold stays closed.')
  },
}
