import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Tag, TagList } from './tag.tsx'

describeConformance('Tag', (extra) => <Tag {...extra}>Guide</Tag>)
describeConformance('TagList', (extra) => (
  <TagList tags={[{ text: 'Bonuses' }, { text: 'Bonuses' }]} {...extra} />
))

it('leads from a tag to the page about it', () => {
  expect(renderToStaticMarkup(<TagList tags={[{ text: 'Payments', href: '/topics/payments' }]} />)).toContain(
    '<a href="/topics/payments">Payments</a>',
  )
})
