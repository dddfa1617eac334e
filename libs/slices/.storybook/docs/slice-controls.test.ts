import { createElement } from 'react'
import type { DecoratorFunction } from 'storybook/internal/types'
import { describe, expect, it } from 'vitest'
import faq from '../../src/Faq/mocks.json' with { type: 'json' }
import hero from '../../src/Hero/mocks.json' with { type: 'json' }
import richText from '../../src/RichText/mocks.json' with { type: 'json' }
import { readComponentNotes } from './component-notes.ts'
import { inFields, withFieldArgs, withFieldControls } from './slice-controls.ts'

/** What a story of these slices shows once these arguments were changed. */
function shown(slices: unknown[], changed: Record<string, unknown>): unknown {
  const initialArgs = { slices }
  const args = { ...withFieldArgs({ initialArgs }), ...changed }
  const decorate = inFields as unknown as DecoratorFunction
  const element = decorate((() => null) as never, { args, initialArgs } as never) as {
    props: { args?: { slices: unknown } }
  }
  return element.props.args?.slices
}

describe('withFieldArgs', () => {
  it('passes over what is no block in a hostile rich text', () => {
    expect(withFieldArgs({ initialArgs: { slices: [richText.hostile] } })).toHaveProperty([
      '0.primary.content',
    ])
  })
})

describe('withFieldControls', () => {
  it('lists a slice’s fields by name and hides its JSON', () => {
    const types = withFieldControls({
      initialArgs: { slices: [hero.withPicture] },
      argTypes: { slices: { name: 'slices' } },
    })
    expect(types['0.variation']).toMatchObject({ name: 'Variation', options: ['default', 'centred'] })
    expect(types['0.primary.title']).toMatchObject({ name: 'Title', control: { type: 'text' } })
    expect(types['slices']).toEqual({ table: { disable: true } })
  })

  it('names the choices of a prop, and takes words where anything can stand', () => {
    const anything = {
      name: 'label',
      table: { type: { summary: 'ReactNode' } },
      control: { type: 'object' },
    } as const
    const types = withFieldControls({
      initialArgs: { label: 'Your name', aside: createElement('p') },
      argTypes: {
        variant: {
          name: 'variant',
          description: "How loud it is. @default 'quiet'",
          type: { name: 'enum', value: ['quiet', 'plain'], raw: "\n  | 'quiet'\n  | 'plain'\n  | undefined" },
        },
        label: anything,
        hint: { ...anything, name: 'hint' },
        aside: { ...anything, name: 'aside' },
      },
    })
    expect(types['variant']).toMatchObject({
      description: 'How loud it is.',
      table: { type: { summary: "'quiet' | 'plain'" } },
    })
    expect(['label', 'hint', 'aside'].map((name) => types[name]?.control)).toEqual([
      { type: 'text' },
      { type: 'text' },
      { disable: true },
    ])
  })

  it('takes no JSON for children that its docstring leaves out', () => {
    const types = withFieldControls({ initialArgs: { children: createElement('p') }, argTypes: {} })
    expect(types['children']).toMatchObject({ name: 'children', control: { disable: true } })
  })

  it('calls a list a list, whose type nothing tells', () => {
    const argTypes = { trail: { name: 'trail', table: { type: { summary: 'unknown' } } } } as never
    const types = withFieldControls({ initialArgs: { trail: ['Home'] }, argTypes })
    expect(types['trail']).toMatchObject({ table: { type: { summary: 'list' } } })
  })
})

describe('inFields', () => {
  it('shows slices unchanged until a control changes', () => {
    expect(shown([hero.withPicture], {})).toBeUndefined()
  })

  it('changes one variation, field or row', () => {
    const changed = {
      '0.variation': 'centred',
      '0.primary.title': 'Counted',
      '1.primary.items.0.question': 'Why?',
    }
    const slices = shown([hero.withPicture, faq.several], changed) as (typeof hero.withPicture)[]
    expect(slices[0]).toEqual({
      ...hero.withPicture,
      variation: 'centred',
      primary: { ...hero.withPicture.primary, title: 'Counted' },
    })
    expect(slices[1]).toMatchObject({ primary: { items: [{ question: 'Why?' }, {}, {}] } })
  })

  it('keeps the marks of paragraphs whose words stay', () => {
    const [first] = faq.several.primary.items
    const words = first?.answer.map(({ text }) => text).join('\n\n') ?? ''
    const slices = shown([faq.several], { '0.primary.items.0.answer': `${words}\n\nAnd one more.` })
    expect(slices).toMatchObject([
      {
        primary: {
          items: [
            { answer: [...(first?.answer ?? []), { type: 'paragraph', text: 'And one more.', spans: [] }] },
            {},
            {},
          ],
        },
      },
    ])
  })
})

describe('readComponentNotes', () => {
  it('reads the purpose and each note, over line breaks', () => {
    expect(readComponentNotes('A word.\n\n- Not for: lists\n  of words.\n- Do: one.\n\nMore.')).toEqual({
      purpose: 'A word.\n\nMore.',
      notes: [
        { label: 'Not for', text: 'lists of words.' },
        { label: 'Do', text: 'one.' },
      ],
    })
  })
})
