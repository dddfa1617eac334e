import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import quotes from '../Quote/mocks.json' with { type: 'json' }
import { components as ownComponents } from '../slice-map/components.ts'
import type { SliceMap, SliceProblem } from './slice-context.ts'
import { SliceZone } from './slice-zone.tsx'

const components: SliceMap = {
  fine: () => <p>A fine slice.</p>,
  faulty: () => {
    throw new TypeError('no such field')
  },
}

function shown(slices: unknown, preview = false): { html: string; problems: readonly SliceProblem[] } {
  const problems: SliceProblem[] = []
  const context = { preview, onProblem: (problem: SliceProblem) => problems.push(problem) }
  const html = renderToStaticMarkup(<SliceZone slices={slices} components={components} context={context} />)
  return { html, problems }
}

describe('SliceZone', () => {
  // shows F26
  it('shows the others when one slice throws', () => {
    const { html, problems } = shown([
      { slice_type: 'fine' },
      { slice_type: 'faulty', id: 'f1' },
      { slice_type: 'fine' },
    ])
    expect(html.match(/A fine slice/g)).toHaveLength(2)
    expect(problems).toMatchObject([{ code: 'slices/slice-threw', sliceType: 'faulty', sliceId: 'f1' }])
    expect(problems[0]?.message).toContain('no such field')
  })

  // shows F24
  it.each(['unheard_of', 'constructor', '__proto__', 'toString'])(
    'leaves out a slice of type %s',
    (slice_type) => {
      const { html, problems } = shown([{ slice_type }])
      expect(html).not.toContain(slice_type)
      expect(problems).toMatchObject([{ code: 'slices/unknown-slice', sliceType: slice_type }])
    },
  )

  it('shows editors where a slice is missing', () => {
    expect(shown([{ slice_type: 'unheard_of' }], true).html).toContain('unheard_of')
    expect(shown([{ slice_type: 'faulty' }], true).html).toContain('This slice cannot be shown')
  })

  // shows P59
  it('marks the slices of drafts alone', () => {
    const slices = [{ slice_type: 'fine', id: 'fine$1' }]
    expect(shown(slices, true).html).toContain(
      '<template data-slice="fine$1"></template><p>A fine slice.</p>',
    )
    expect(shown(slices).html).not.toContain('template')
    expect(shown(slices).html).not.toContain('fine$1')
  })

  it('shows editors the faults of an unchecked slice, without rendering it', () => {
    const faultOf = (slice: unknown): string | undefined =>
      Reflect.has(Object(slice), 'wrong') ? 'primary.title is a number where text is expected' : undefined
    const problems: SliceProblem[] = []
    const html = renderToStaticMarkup(
      <SliceZone
        slices={[{ slice_type: 'fine' }, { slice_type: 'faulty', wrong: true }]}
        components={components}
        context={{ preview: true, faultOf, onProblem: (problem) => problems.push(problem) }}
      />,
    )
    expect(html).toContain('A fine slice')
    expect(html).toContain('primary.title is a number where text is expected')
    expect(problems).toMatchObject([{ code: 'slices/wrong-shape', sliceType: 'faulty' }])
  })

  it.each([[null], [7], ['fine'], [{}], [{ slice_type: 7 }], [[]]])('reports %j as no slice', (slice) => {
    expect(shown([slice]).problems).toMatchObject([{ code: 'slices/not-a-slice' }])
  })

  it.each([undefined, null, [], 'slices', {}])('renders nothing for %j', (slices) => {
    expect(shown(slices).html).toBe('')
  })

  it('shows the slices of this package', () => {
    expect(
      renderToStaticMarkup(<SliceZone slices={[quotes.withSource]} components={ownComponents} />),
    ).toContain('Ottilie Brandreth')
  })

  // shows F24
  it('shows an unknown variation as the default one', () => {
    expect(
      renderToStaticMarkup(
        <SliceZone slices={[{ ...quotes.withSource, variation: 'sung' }]} components={ownComponents} />,
      ),
    ).toContain('Ottilie Brandreth')
  })
})
