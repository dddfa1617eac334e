import { Prose } from '@house-edge/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { catalogue } from 'virtual:catalogue'
import { usesWords } from '../catalogue/uses-words.ts'

/** Every component and slice, with where it stands and where it is used. */
function Components(): ReactElement {
  return (
    <div className="guide">
      <Prose>
        <h1>Components</h1>
        <p>
          What is new came with the newest version of its library. What is leaving goes with one that follows,
          and its page says what to use. Both are read from the changelogs and the docstrings, and uses are
          counted in the sources, when Storybook is built.
        </p>
      </Prose>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="guide-wide" tabIndex={0} aria-label="All components">
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Stands</th>
              <th scope="col">Used</th>
              <th scope="col">Pages</th>
            </tr>
          </thead>
          <tbody>
            {catalogue.map((entry) => (
              <tr key={entry.title}>
                <th scope="row">
                  <a href={`./?path=/docs/${entry.docs}`} target="_top">
                    {entry.title}
                  </a>
                </th>
                <td>
                  <span className="guide-status" data-status={entry.status}>
                    {entry.status}
                  </span>
                </td>
                <td>{usesWords(entry)}</td>
                <td>{entry.pages.map(({ title }) => title.replace('Pages/', '')).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const meta = {
  title: 'Guide/Components',
  tags: ['!autodocs'],
  component: Components,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Components>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
