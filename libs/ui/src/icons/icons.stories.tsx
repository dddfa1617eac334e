import { Heading } from '../heading/heading.tsx'
import { Prose } from '../prose/prose.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { createIcon } from './create-icon.tsx'
import { houseIcons } from './house-icons.ts'

const unshown: string[] = []
const Icon = createIcon({ collections: [houseIcons], warn: (message) => unshown.push(message) })

const names = Object.keys(houseIcons.icons).map((name) => `house:${name}`)
const sizes = ['xs', 's', 'm', 'text', 'lead', 'h4', 'h3', 'h2', 'h1', 'display'] as const
const colours = ['ink', 'ink-soft', 'ink-faint', 'green', 'brass', 'good', 'caution', 'bad'] as const

/** Every mark of the house, at every size of type and in every colour of words: an icon takes both from what is around it. */
function Icons(): ReactElement {
  const [copied, setCopied] = useState('')
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(`Copied: ${text}`),
      () => setCopied(`The browser does not let pages copy. Copy it here: ${text}`),
    )
  return (
    <div className="guide">
      <Prose>
        <h1>Icons</h1>
        <p>
          Written <code>{'<Icon name="house:arrow" />'}</code>. An icon is as tall as the words beside it and
          has their colour. Beside words it is hidden from screen readers; alone it has a label.
        </p>
      </Prose>
      <Heading>Names, to copy</Heading>
      <output>{copied || 'Choose one: what to write in a page is copied.'}</output>
      <ul className="guide-swatches">
        {names.map((name) => (
          <li key={name}>
            <button className="guide-copy" type="button" onClick={() => copy(`<Icon name="${name}" />`)}>
              <Icon name={name} /> <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
      <Heading>At every size</Heading>
      <dl className="guide-sizes">
        {sizes.map((size) => (
          <div key={size}>
            <dt>
              <code>--he-size-{size}</code>
            </dt>
            <dd className="guide-specimen" data-size={size}>
              Odds{' '}
              {names.map((name) => (
                <Icon key={name} name={name} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Heading>In the colour of the words</Heading>
      <ul className="guide-swatches">
        {colours.map((colour) => (
          <li key={colour} style={{ color: `var(--he-${colour})` }}>
            <span className="guide-specimen" data-size="h3">
              {names.map((name) => (
                <Icon key={name} name={name} />
              ))}
            </span>
            <code>--he-{colour}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

const meta = {
  title: 'Guide/Icons',
  tags: ['!autodocs'],
  component: Icons,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const EverySizeAndColour: Story = {}
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first = ''] = names
    await userEvent.click(canvas.getByRole('button', { name: first }))
    await canvas.findByText(/<Icon name="house:/, { selector: 'output' })
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const AloneWithLabel: Story = {
  render: () => (
    <p>
      <Icon name="house:warning" label="Warning" />
    </p>
  ),
}
export const AmongWords: Story = {
  render: () => (
    <p>
      Wins <Icon name="house:arrow" /> losses, on one line.
    </p>
  ),
  play: ({ canvasElement }) => {
    const [paragraph, icon] = [canvasElement.querySelector('p'), canvasElement.querySelector('svg')]
    if (!paragraph || !icon || paragraph.clientHeight >= 3 * icon.clientHeight)
      throw new TypeError('The icon breaks the line it stands in.')
  },
}
export const NotInstalled: Story = {
  render: () => (
    <p>
      Its place stays empty: <Icon name="house:unicorn" /> and the words go on.
    </p>
  ),
}
