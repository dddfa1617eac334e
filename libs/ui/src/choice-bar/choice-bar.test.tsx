import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { ChoiceBar, ChoiceNames, numberOf } from './choice-bar.tsx'
import { ChoiceBox } from './choice-box.tsx'
import { Flow } from '../layout/layout.tsx'

describeConformance('ChoiceBar', (extra) => (
  <ChoiceBar id="compare" action="/compare" {...extra}>
    <button type="submit">Compare</button>
  </ChoiceBar>
))

describeConformance(
  'ChoiceBox',
  (extra) => (
    <ChoiceBox form="compare" name="with" value="copper-lantern" {...extra}>
      Compare
    </ChoiceBox>
  ),
  { control: 'input' },
)

describe('ChoiceBox', () => {
  it.each(['light', 'dark'])('has the ground of fields and the ink of words, %s', (theme) => {
    const holder = mount(
      <div data-theme={theme}>
        <ChoiceBox form="compare" name="with" value="copper-lantern">
          Compare
        </ChoiceBox>
        <input className="he-field-control" />
        <input className="he-field-hint" />
      </div>,
    )
    const [box, field, words] = [...holder.querySelectorAll('input')].map((input) => getComputedStyle(input))
    expect(box!.appearance).toBe('none')
    expect(box!.backgroundColor).toBe(field!.backgroundColor)
    expect(box!.borderTopColor).toBe(words!.color)
  })
})

describe('ChoiceBar', () => {
  it('says in words how many may be ticked, beside how many are', () => {
    const holder = mount(
      <main>
        <ChoiceBox name="with" value="a" form="compare">
          Compare
        </ChoiceBox>
        <ChoiceBar id="compare" action="/compare" most={4} />
      </main>,
    )
    holder.querySelector('input')?.click()
    const count = holder.querySelector('.he-choice-count') as HTMLElement
    expect(count.innerText).toBe('of 4 ticked')
    expect(getComputedStyle(count, '::before').content).toContain('counter(he-ticked)')
  })

  it('shows while a box is ticked, and sends it', () => {
    const holder = mount(
      <main>
        <ChoiceBox name="with" value="copper-lantern" form="compare">
          Compare
        </ChoiceBox>
        <ChoiceBar id="compare" action="/compare" />
      </main>,
    )
    const form = holder.querySelector('form') as HTMLFormElement
    expect(getComputedStyle(form).display).toBe('none')
    holder.querySelector('input')?.click()
    expect([...new FormData(form)]).toEqual([['with', 'copper-lantern']])
    expect(getComputedStyle(form)).toMatchObject({ display: 'flex', position: 'sticky' })
  })
})

describe('ChoiceNames', () => {
  it('names what is ticked, without a script', () => {
    const names = ['Copper Lantern', 'Tide Clock', 'Brass Orrery']
    const holder = mount(
      <main>
        {names.map((name, place) => (
          <ChoiceBox key={name} name="with" value={name} form="compare" {...numberOf(place)}>
            {name}
          </ChoiceBox>
        ))}
        <ChoiceNames names={names} />
        <ChoiceBar id="compare" action="/compare" most={4} />
      </main>,
    )
    const shown = () =>
      [...holder.querySelectorAll('.he-choice-names > span')].flatMap((name) =>
        name.checkVisibility() ? [name.textContent] : [],
      )
    expect(shown()).toEqual([])
    const boxes = holder.querySelectorAll('input')
    boxes[1]?.click()
    boxes[2]?.click()
    expect(shown()).toEqual(['Tide Clock', 'Brass Orrery'])
    boxes[1]?.click()
    expect(shown()).toEqual(['Brass Orrery'])
  })

  it('hide the list they lie over as far as it reaches, though lines of text end earlier', () => {
    const holder = mount(
      <div style={{ inlineSize: '60rem' }}>
        <main>
          <Flow>
            <ChoiceBox name="with" value="tide-clock" form="compare" {...numberOf(0)}>
              Tide Clock
            </ChoiceBox>
            <ChoiceNames names={['Tide Clock']} />
          </Flow>
          <ChoiceBar id="compare" action="/compare" />
        </main>
      </div>,
    )
    holder.querySelector('input')?.click()
    const widths = ['.he-choice-names', '.he-choice-bar'].map(
      (part) => holder.querySelector(part)?.getBoundingClientRect().width,
    )
    expect(widths[0]).toBe(widths[1])
  })

  it('are counted, also where a list keeps its counters to itself', () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      .own-room { container-type: inline-size }
      @counter-style as-width { system: fixed 0; symbols: '.' 'MM' 'MMMMMMMM' }
      .as-width { display: inline-block }
      .as-width::after { content: counter(he-ticked, as-width) }`)
    document.adoptedStyleSheets.push(sheet)
    const names = ['Copper Lantern', 'Tide Clock']
    const holder = mount(
      <main>
        <div className="own-room">
          {names.map((name, place) => (
            <ChoiceBox key={name} name="with" value={name} form="compare" {...numberOf(place)}>
              {name}
            </ChoiceBox>
          ))}
        </div>
        <ChoiceNames names={names} />
        <span className="as-width" />
      </main>,
    )
    const widths = [...holder.querySelectorAll('input'), undefined].map((box) => {
      const { width } = holder.querySelector('.as-width')!.getBoundingClientRect()
      box?.click()
      return width
    })
    document.adoptedStyleSheets.pop()
    expect(widths[1]).toBeGreaterThan(widths[0]!)
    expect(widths[2]).toBeGreaterThan(2 * widths[1]!)
  })
})
