import { Prose } from '../prose/prose.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'

const sizes = ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'text', 'm', 's', 'xs'] as const

/** Every size of type, at the width of the window. */
function Type(): ReactElement {
  return (
    <div className="guide">
      <Prose>
        <h1>Type</h1>
        <p>
          Petrona for headings and for what is read; Public Sans for what is operated or compared, with
          tabular figures where columns of them stand. Sizes are fluid between a window of 390 and one of 1280
          pixels.
        </p>
      </Prose>
      <dl className="guide-sizes">
        {sizes.map((size) => (
          <div key={size}>
            <dt>
              <code>--he-size-{size}</code>
            </dt>
            <dd className="guide-specimen" data-size={size}>
              The odds, counted: £1,750
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const meta = {
  title: 'Guide/Type',
  tags: ['!autodocs'],
  component: Type,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {}
export const ScaleOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
