import { describe, expect, it } from 'vitest'
import { touchedStories } from './touched-stories.ts'

const stories = [
  { id: 'components-callout--info', importPath: '../ui/src/callout/callout.stories.tsx' },
  { id: 'components-callout--warning', importPath: '../ui/src/callout/callout.stories.tsx' },
  { id: 'slices-callout--info', importPath: './src/Callout/Callout.stories.tsx' },
]

describe('touchedStories', () => {
  it('names the stories beside a changed file', () => {
    const changed = ['libs/ui/src/callout/callout.css', 'libs/slices/src/Callout/mocks.json']
    expect(touchedStories(changed, stories)).toEqual({
      components: ['components-callout', 'slices-callout'],
      ofAll: [],
    })
  })

  it('lets shared files change the look of any story', () => {
    expect(touchedStories(['libs/ui/src/tokens.css'], stories)).toEqual({
      components: [],
      ofAll: ['libs/ui/src/tokens.css'],
    })
  })

  it('passes over what no story shows', () => {
    const changed = ['libs/ui/README.md', 'libs/ui/src/callout/callout.test.tsx', 'apps/site/src/site.css']
    expect(touchedStories(changed, stories)).toEqual({ components: [], ofAll: [] })
  })
})
