import { describe, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Button, ButtonLink } from './button.tsx'

describeConformance('Button', (extra) => <Button {...extra}>Save changes</Button>)
describeConformance('ButtonLink', (extra) => (
  <ButtonLink href="/casino-reviews" arrow {...extra}>
    Compare casinos
  </ButtonLink>
))

describe('Button', () => {
  it('submits nothing unless told to', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"')
  })

  it('breaks a word that is wider than its room', () => {
    const holder = mount(
      <div style={{ display: 'flex', inlineSize: 120 }}>
        <Button>Visit Wolverhampton</Button>
      </div>,
    )
    const button = holder.querySelector('button')
    expect(button?.getBoundingClientRect().width).toBeLessThanOrEqual(120)
  })
})

describe('ButtonLink', () => {
  it.each([
    ['ltr', 'none'],
    ['rtl', '-1 1'],
  ])('has an arrow that points onwards where text is %s', (dir, scale) => {
    const holder = mount(
      <div dir={dir}>
        <ButtonLink href="/casino-reviews" arrow>
          Compare casinos
        </ButtonLink>
      </div>,
    )
    expect(getComputedStyle(holder.querySelector('svg')!).scale).toBe(scale)
  })

  it('says that we may be paid for the visit', () => {
    const html = renderToStaticMarkup(
      <ButtonLink href="https://copper-lantern.example" relation="affiliate">
        Visit
      </ButtonLink>,
    )
    expect(html).toContain('rel="sponsored nofollow noopener"')
  })

  it('renders nothing when it would lead nowhere', () => {
    expect(renderToStaticMarkup(<ButtonLink href="javascript:alert(1)">Press me</ButtonLink>)).toBe('')
  })
})
