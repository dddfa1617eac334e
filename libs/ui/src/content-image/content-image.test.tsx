import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { ContentImage } from './content-image.tsx'

const src = 'https://images.example/lantern.jpg'

describeConformance('ContentImage', (extra) => (
  <ContentImage src="/lantern.svg" alt="A lantern" width={1600} height={1000} {...extra} />
))

describe('ContentImage', () => {
  it('waits until it is near, unless it opens the page', () => {
    expect(renderToStaticMarkup(<ContentImage src={src} />)).toContain('loading="lazy"')
    const first = renderToStaticMarkup(<ContentImage src={src} priority />)
    expect(first).toContain('loading="eager"')
    expect(first).toMatch(/<img[^>]*fetchpriority="high"/i)
  })

  it.each([
    [0, 0],
    [-1, 20],
    [NaN, 20],
    [undefined, null],
    [Infinity, 1],
  ])('keeps room when the dimensions are %j by %j', (width, height) => {
    expect(renderToStaticMarkup(<ContentImage src={src} width={width} height={height} />)).toMatch(
      /width="1600" height="1000"/,
    )
  })

  it('says whole pixels of a drawing that is not as wide as that', () => {
    const image = renderToStaticMarkup(<ContentImage src={src} width={128.5} height={0.25} />)
    expect(image).toContain('width="129" height="1"')
    expect(image).toMatch(/srcSet="[^"]*w=129 129w"/i)
  })

  it('decorates when nobody put it into words', () => {
    expect(renderToStaticMarkup(<ContentImage src={src} alt={null} />)).toContain('alt=""')
  })

  it('does not move the page when its file never arrives', async () => {
    const holder = mount(<ContentImage src="/nothing-here.png" alt="A lantern" width={1600} height={1000} />)
    const image = holder.querySelector('img')
    const before = image?.getBoundingClientRect().height
    await new Promise((settled) => image?.addEventListener('error', settled, { once: true }))
    expect(image?.getBoundingClientRect().height).toBe(before)
    expect(before).toBeGreaterThan(100)
  })
})
