import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { EmbedFacade } from './embed-facade.tsx'

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

describeConformance('EmbedFacade', (extra) => (
  <EmbedFacade address={address} title="About averages" {...extra} />
))

describe('EmbedFacade', () => {
  it('asks the provider when it is opened, not before', async () => {
    const holder = mount(<EmbedFacade address={address} title="About averages" />)
    const frame = holder.querySelector('iframe')
    const loads: string[] = []
    frame?.addEventListener('load', () => loads.push(frame.src))
    await twoFrames()
    expect(loads).toEqual([])

    holder.querySelector('summary')?.click()
    await expect.poll(() => loads).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'])
  })

  it('shuts the frame in', () => {
    const html = renderToStaticMarkup(<EmbedFacade address={address} />)
    expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"')
    expect(html).toContain('loading="lazy"')
  })

  it('links to a site it does not know', () => {
    const html = renderToStaticMarkup(<EmbedFacade address="https://example.com/chart" title="A chart" />)
    expect(html).toContain('<a href="https://example.com/chart" rel="noopener noreferrer"')
    expect(html).not.toContain('<iframe')
  })

  it.each(['javascript:alert(1)', '//evil.example', undefined])('renders nothing for %j', (refused) => {
    expect(renderToStaticMarkup(<EmbedFacade address={refused} title="Nothing" />)).toBe('')
  })
})

async function twoFrames(): Promise<void> {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
}
