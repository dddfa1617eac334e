import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { ButtonLink } from '../button/button.tsx'
import { SettingList } from './setting-list.tsx'

const change = (
  <ButtonLink href="/account/password" variant="quiet">
    Change
  </ButtonLink>
)

describeConformance('SettingList', (extra) => (
  <SettingList settings={[{ title: 'Password', text: 'Changed in May', action: change }]} {...extra} />
))

describe('SettingList', () => {
  it('shows nothing without settings', () => {
    expect(renderToStaticMarkup(<SettingList settings={[]} />)).toBe('')
  })

  it('leaves words their room beside two actions on a phone', async () => {
    await page.viewport(308, 800)
    const actions = (
      <p>
        {change} {change}
      </p>
    )
    const holder = mount(
      <SettingList settings={[{ title: 'Tide Clock', text: 'Waits for a moderator.', action: actions }]} />,
    )
    expect(holder.querySelector('li > div')?.clientWidth).toBeGreaterThanOrEqual(128)
  })
})
