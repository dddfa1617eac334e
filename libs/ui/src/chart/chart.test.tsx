import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Chart } from './chart.tsx'

const props = {
  title: 'Payouts',
  summary: 'Half of ours took 54 minutes.',
  height: 2,
  table: { columns: ['Method', 'Took'], rows: [['Debit', '54 minutes']] },
}

describeConformance('Chart', (extra) => (
  <Chart {...props} {...extra}>
    <circle cx="50%" cy="1rem" r="4" />
  </Chart>
))

describe('Chart', () => {
  it('has its figures in a table, each row under its name', () => {
    const html = renderToStaticMarkup(<Chart {...props}>{null}</Chart>)
    expect(html).toContain('<th scope="row">Debit</th><td>54 minutes</td>')
  })

  it('is named without an id, which would depend on its place in the page', () => {
    const html = renderToStaticMarkup(<Chart {...props}>{null}</Chart>)
    expect(html).toContain('role="img" aria-label="Payouts"')
    expect(html).toContain('<figcaption><b>Payouts</b> <span>Half of ours took 54 minutes.</span>')
    expect(html).not.toContain(' id="')
  })

  it('leaves its title to the heading above it', () => {
    const html = renderToStaticMarkup(
      <Chart {...props} isTitled>
        {null}
      </Chart>,
    )
    expect(html).toContain('<b class="he-hidden">Payouts</b>')
    expect(html).toContain('aria-label="Payouts"')
  })

  it('lets words be reached that large text puts beyond the picture', async () => {
    // Half the window is what text of twice the size makes of it.
    await page.viewport(195, 800)
    const figure = mount(
      <Chart {...props}>
        <text y="1rem">Responsible gambling 9.4 Excellent · 10%</text>
      </Chart>,
    ).querySelector('figure')!
    figure.scrollLeft = 500
    const words = figure.querySelector('text')!.getBoundingClientRect()
    expect(figure.scrollLeft).toBeGreaterThan(0)
    expect(words.right).toBeLessThanOrEqual(196)
  })
})
