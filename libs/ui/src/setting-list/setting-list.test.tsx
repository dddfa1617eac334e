import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
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
})
