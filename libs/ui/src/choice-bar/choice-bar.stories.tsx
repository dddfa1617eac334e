import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { ChoiceBox } from './choice-box.tsx'

const meta = { title: 'Components/Choice bar', component: ChoiceBar } satisfies Meta<typeof ChoiceBar>
export default meta
type Story = StoryObj<typeof meta>

export const WithBox: Story = {
  args: {
    id: 'compare-two',
    action: '/compare',
    children: (
      <>
        <ChoiceBox form="compare-two" name="with" value="copper-lantern">
          Copper Lantern
        </ChoiceBox>
        <Button type="submit">Compare what is ticked</Button>
      </>
    ),
  },
}
export const Compare: Story = {
  args: {
    id: 'compare',
    action: '/compare',
    children: <Button type="submit">Compare what is ticked</Button>,
  },
}
export const Ticked: Story = {
  ...Compare,
  render: (args) => (
    <main>
      <ChoiceBox form="compare" name="with" value="copper-lantern">
        Copper Lantern
      </ChoiceBox>
      <ChoiceBar {...args} />
    </main>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    const bar = canvasElement.querySelector('form')
    if (!bar || getComputedStyle(bar).position !== 'sticky')
      throw new TypeError('The bar does not stay in sight.')
  },
}
