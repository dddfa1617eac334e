import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ownIds } from '../docs/own-ids.ts'

/** What a page of documentation does to stories beside each other. No page of its own: it is run as a test. */
const meta = { title: 'Guide/Ids beside each other', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

function StakeField() {
  return (
    <form>
      <label htmlFor="stake">Stake</label>
      <input id="stake" aria-describedby="stake-help elsewhere" />
      <a href="#stake-help">Help</a>
      <p id="stake-help">In pounds.</p>
    </form>
  )
}

export const LabelsLeadToTheirOwnFields: StoryObj<typeof meta> = {
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      <StakeField />
      <StakeField />
    </>
  ),
  play: async ({ canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll('form')]
    const ends = forms.map((form, at) => ownIds(form, `story-${at}-`))
    for (const form of forms) {
      const field = form.querySelector('input')
      await expect(form.querySelector('label')?.control).toBe(field)
      await expect(form.contains(document.querySelector(form.querySelector('a')?.hash ?? ''))).toBe(true)
    }
    const second = forms[1]?.querySelector('input')
    await expect(second?.getAttribute('aria-describedby')).toBe('story-1-stake-help elsewhere')
    // What React writes anew names the ids that it knows.
    second?.setAttribute('aria-describedby', 'stake-help')
    await waitFor(() => expect(second?.getAttribute('aria-describedby')).toBe('story-1-stake-help'))
    for (const end of ends) end()
  },
}
