import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { ControlField } from '../field/control-field.tsx'
import { type Suggest, SuggestField } from './suggest-field.island.tsx'

const known = ['Copper Lantern', 'Copper coins', 'Velvet Comet']
const suggest: Suggest = async (text) =>
  known
    .filter((title) => title.toLowerCase().startsWith(text.toLowerCase()))
    .map((title) => ({ title, href: `#${title.toLowerCase().replace(' ', '-')}`, note: 'Review' }))

describeConformance(
  'SuggestField',
  (extra) => <SuggestField id="q" name="q" aria-label="Look for" suggest={suggest} {...extra} />,
  { control: 'input' },
)

describeConformance('ControlField', (extra) => (
  <ControlField id="looked-for" label="Look for" hint="A casino." {...extra}>
    <input id="looked-for" aria-describedby="looked-for-hint" className="he-field-control" />
  </ControlField>
))

afterEach(() => {
  history.replaceState(null, '', location.pathname)
})

/** A field in a form. @returns What the form has sent. */
function open(given: Suggest = suggest) {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  mount(
    <form onSubmit={sent}>
      <ControlField label="Look for" id="q">
        <SuggestField id="q" name="q" suggest={given} />
      </ControlField>
      <button>Send</button>
    </form>,
  )
  return { sent, box: page.getByLabelText('Look for') }
}

const option = (name: string) => page.getByRole('option', { name })
const activeOf = (box: { element: () => Element }) =>
  document
    .getElementById(box.element().getAttribute('aria-activedescendant') ?? '')
    ?.textContent.replaceAll(/\s+/g, ' ')

describe('SuggestField', () => {
  it('is the plain field of a form before scripts run', () => {
    const html = renderToStaticMarkup(<SuggestField id="q" name="q" suggest={suggest} />)
    expect(html).not.toMatch(/role=|aria-|<output/)
    expect(html).toMatch(/<input type="search" [^>]*name="q"/)
  })

  it('stays the plain field until it has the focus', async () => {
    const { box } = open()
    await expect.element(box).toHaveRole('searchbox')
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
    await userEvent.click(box)
    await expect.element(box).toHaveRole('combobox')
    await expect.element(page.getByRole('status')).toBeInTheDocument()
  })

  it('counts suggestions and activates none before an arrow', async () => {
    const { box } = open()
    await userEvent.type(box, 'copper')
    await expect.element(box).toHaveRole('combobox')
    await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions. The arrow keys choose.')
    await expect.element(box).toHaveAttribute('aria-expanded', 'true')
    expect(activeOf(box)).toBeUndefined()
    await userEvent.type(box, ' l')
    await expect.element(page.getByRole('status')).toHaveTextContent('1 suggestion. The arrow keys choose.')
    await userEvent.type(box, 'zz')
    await expect.element(page.getByRole('status')).toHaveTextContent('No suggestions.')
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  })

  it('speaks the language that its suggestions come in', async () => {
    const { box } = open(async () => ({
      suggestions: [{ title: 'Kupfer', href: '#kupfer' }],
      label: 'Vorschläge',
      announcement: '1 Vorschlag.',
    }))
    await userEvent.type(box, 'kup')
    await expect.element(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('1 Vorschlag.')
  })

  it('moves through suggestions by arrows, focus in the field', async () => {
    const { box } = open()
    await userEvent.type(box, 'copper')
    await expect.element(option('Copper coins Review')).toBeVisible()
    const walked: unknown[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`)
      walked.push(activeOf(box))
    }
    expect(walked).toEqual([
      'Copper Lantern Review',
      'Copper coins Review',
      undefined,
      'Copper coins Review',
      undefined,
    ])
    await expect.element(box).toHaveFocus()
  })

  it('follows the active suggestion with Enter, else submits', async () => {
    const { box, sent } = open()
    await userEvent.type(box, 'velvet')
    await expect.element(option('Velvet Comet Review')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(location.hash).toBe('#velvet-comet')
    expect(sent).toHaveBeenCalledTimes(1)
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  })

  it('closes with Escape or blur, opens by an arrow', async () => {
    const { box } = open()
    await userEvent.type(box, 'copper')
    await expect.element(option('Copper coins Review')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('copper')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(option('Copper coins Review')).toBeVisible()
    expect(activeOf(box)).toBeUndefined()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    expect(activeOf(box)).toBe('Copper coins Review')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
  })

  it('shows no overtaken response, nor one after closing', async () => {
    const answers = new Map<string, () => void>()
    const { box } = open(async (text) => {
      await new Promise<void>((resolve) => answers.set(text, resolve))
      return [{ title: `About ${text}`, href: '#about' }]
    })
    await userEvent.type(box, 'cop')
    await expect.poll(() => answers.has('cop')).toBe(true)
    await userEvent.type(box, 'per')
    await expect.poll(() => answers.has('copper')).toBe(true)
    answers.get('copper')?.()
    await expect.element(option('About copper')).toBeVisible()
    answers.get('cop')?.()
    await userEvent.type(box, 's')
    await expect.poll(() => answers.has('coppers')).toBe(true)
    await expect.element(option('About copper')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    answers.get('coppers')?.()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('About copper')).toBeVisible()
    await expect.element(option('About coppers')).not.toBeInTheDocument()
  })

  it('stays a field that sends its text where suggestions cannot be had', async () => {
    let asked = 0
    const { box, sent } = open(() => {
      asked += 1
      return Promise.reject(new TypeError('down'))
    })
    await userEvent.type(box, 'copper')
    await expect.poll(() => asked).toBe(1)
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledTimes(1)
  })
})
