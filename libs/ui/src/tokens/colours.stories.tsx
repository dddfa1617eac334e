import { contrast } from './contrast.ts'
import { colourPairs, readPalette } from './palette.ts'
import tokens from '../tokens.css?raw'
import { Heading } from '../heading/heading.tsx'
import { Prose } from '../prose/prose.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'

const palette = readPalette(tokens)

/** Every colour, in the theme chosen in the toolbar, with how far it stands apart from what it is used on. */
function Colours({ theme }: { theme: 'light' | 'dark' }): ReactElement {
  const valueOf = (name: string): string => palette.find((token) => token.name === name)?.[theme] ?? '#000000'
  return (
    <div className="guide">
      <Prose>
        <h1>Colours</h1>
        <p>
          Ink on warm paper. Bottle green is for what can be operated; brass is for emphasis and is used
          sparingly. Every token names its light and its dark value at once, in <code>tokens.css</code>.
        </p>
      </Prose>
      <ul className="guide-swatches">
        {palette.map((token) => (
          <li key={token.name}>
            <svg className="guide-swatch" viewBox="0 0 10 4" aria-hidden="true">
              <rect width="10" height="4" fill={token[theme]} />
            </svg>
            <code>--he-{token.name}</code>
            <span>{token[theme]}</span>
          </li>
        ))}
      </ul>
      <Heading>What stands on what</Heading>
      <table className="guide-table">
        <thead>
          <tr>
            <th scope="col">Front</th>
            <th scope="col">Ground</th>
            <th scope="col">Contrast</th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {colourPairs.map(({ front, ground, atLeast }) => (
            <tr key={`${front} ${ground}`}>
              <th scope="row">{front}</th>
              <td>{ground}</td>
              <td>{contrast(valueOf(front), valueOf(ground)).toFixed(2)}</td>
              <td>{atLeast}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const meta = {
  title: 'Guide/Colours',
  tags: ['!autodocs'],
  component: Colours,
  parameters: { layout: 'fullscreen', frame: 'page' },
  render: (_args, { globals }) => <Colours theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
} satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = { args: { theme: 'light' } }
