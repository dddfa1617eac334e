import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { PageHeader } from './page-header.tsx'

describeConformance('PageHeader', (extra) => (
  <PageHeader
    title="The house edge"
    kind="Guide"
    lead="In plain figures."
    image={{ src: '/odds.svg' }}
    {...extra}
  />
))

describe('PageHeader', () => {
  it('holds the title as the only heading', () => {
    const html = renderToStaticMarkup(<PageHeader title="The house edge" kind="Guide" lead="In figures." />)
    expect(html.match(/<h\d[^>]*>[^<]*/g)).toEqual(['<h1 class="he-page-header-title">The house edge'])
  })

  it('loads its picture at once', () => {
    const html = renderToStaticMarkup(<PageHeader title="Odds" image={{ src: '/odds.svg' }} />)
    expect(html).toContain('loading="eager"')
  })

  it('stands words beside the picture when wide', async () => {
    await page.viewport(1280, 800)
    const header = mount(<PageHeader title="Odds" image={{ src: '/odds.svg' }} />)
    const [words, picture] = header.firstElementChild!.children
    expect(picture!.getBoundingClientRect().left).toBeGreaterThan(words!.getBoundingClientRect().right)
  })

  it('has a long title of a list in small letters on a phone', async () => {
    await page.viewport(390, 800)
    const heightOf = (title: string): number =>
      mount(<PageHeader size="small" title={title} />)
        .querySelector('h1')!
        .getBoundingClientRect().height
    const line = heightOf('Casinos')
    const long = heightOf('Casinos: score 7 and more, paid within 3 days by its fastest method, 2 more')
    expect(long).toBeLessThan(3 * line)
  })

  it('leaves room for a list in the window when small', async () => {
    await page.viewport(1280, 800)
    const heightOf = (size?: 'small'): number =>
      mount(
        <PageHeader title="Offers" lead="The cheapest first." {...(size && { size })} />,
      ).getBoundingClientRect().height
    expect(heightOf('small')).toBeLessThan(heightOf() / 2)
  })

  it('leaves out the kind and lead it was not given', () => {
    expect(renderToStaticMarkup(<PageHeader title="Odds" />)).not.toContain('<p')
  })
})
