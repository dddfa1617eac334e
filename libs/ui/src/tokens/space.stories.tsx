import { Prose } from '../prose/prose.tsx'
import tokens from '../tokens.css?raw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'

const spaces = [...tokens.matchAll(/--he-space-(\d+): ([\d.]+)rem/g)].map(([, step = '', rem = '0']) => ({
  step,
  pixels: Number(rem) * 16,
}))

/** Every space, and the widths that text keeps. */
function Space(): ReactElement {
  return (
    <div className="guide">
      <Prose>
        <h1>Space</h1>
        <p>
          A scale of four pixels; the number of a step is how many fours it is. Text keeps a measure of 40
          rem, a page one of 74 rem. Between the parts of a page stands <code>--he-flow</code>, at its edges{' '}
          <code>--he-gutter</code>; both grow with the window.
        </p>
      </Prose>
      <dl className="guide-spaces">
        {spaces.map(({ step, pixels }) => (
          <div key={step}>
            <dt>
              <code>--he-space-{step}</code> {pixels} px
            </dt>
            <dd>
              <svg width={pixels} height="12" aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const meta = {
  title: 'Guide/Space',
  tags: ['!autodocs'],
  component: Space,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Space>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {}
