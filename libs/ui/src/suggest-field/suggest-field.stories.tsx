import type { Meta, StoryObj } from '@storybook/react-vite'
import { ControlField } from '../field/control-field.tsx'
import { SuggestField, type Suggestion } from './suggest-field.island.tsx'

const meta = { title: 'Components/Suggest field', component: SuggestField } satisfies Meta<
  typeof SuggestField
>
export default meta
type Story = StoryObj<typeof meta>

const known: readonly Suggestion[] = [
  {
    title: 'Velvet Comet',
    href: '#velvet-comet',
    note: 'Casino review',
    warning: { tone: 'caution', words: 'Warning' },
  },
  { title: 'Velvet ropes and VIP schemes', href: '#velvet-ropes', note: 'Article' },
  { title: 'Copper Lantern', href: '#copper-lantern', note: 'Casino review' },
]

const suggest = async (text: string): Promise<readonly Suggestion[]> =>
  known.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))

export const Labelled: Story = {
  args: { id: 'looked-for', name: 'q', 'aria-describedby': 'looked-for-hint', suggest },
  render: (args) => (
    <ControlField id="looked-for" label="What are you looking for?" hint="A casino, a game, a way to pay.">
      <SuggestField {...args} />
    </ControlField>
  ),
}
export const InHeader: Story = {
  args: { id: 'search', name: 'q', 'aria-label': 'Search this site', placeholder: 'Search', suggest },
}
export const OnPhone: Story = { ...Labelled, globals: { viewport: { value: 'phone' } } }
