import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Axis } from './axis.tsx'
import { linear, logarithmic } from './scale.ts'
import { StripPlot } from './strip-plot.tsx'

describe('Axis', () => {
  it('sets the figures of both ends below their lines', () => {
    const ticks = [0, 10].map((at) => ({ at, words: String(at) }))
    const html = renderToStaticMarkup(<Axis ticks={ticks} scale={linear(0, 10)} height={2} />)
    expect(html).toMatch(/<text[^>]*x="3%"[^>]*text-anchor="middle"[^>]*>0</)
    expect(html).toMatch(/<text[^>]*x="97%"[^>]*text-anchor="middle"[^>]*>10</)
  })

  it('marks what would run into the last words', () => {
    const ticks = [
      { at: 0.25, words: '15 min' },
      { at: 1, words: '1 h' },
      { at: 72, words: '3 days' },
      { at: 168, words: '1 week' },
    ]
    const html = renderToStaticMarkup(<Axis ticks={ticks} scale={logarithmic(0.25, 168)} height={2} />)
    expect(html.match(/data-crowded=""[^>]*>[^<]*/g)?.map((text) => text.split('>')[1])).toEqual(['3 days'])
  })
})

describe('StripPlot', () => {
  it('tells eight kinds by their shapes', () => {
    const marks = Array.from({ length: 8 }, (_, at) => ({ hours: at + 1, kind: `Casino ${at}` }))
    const html = renderToStaticMarkup(
      <StripPlot title="" summary="" rows={[{ name: 'All', marks }]} timeWords={String} />,
    )
    const legend = html.slice(html.indexOf('<ul>'), html.indexOf('</ul>'))
    expect(new Set(legend.match(/ d="[^"]*"/g)).size).toBe(8)
  })
})
