import { expect, it } from 'vitest'
import type { FieldFault, Intake } from './intake.ts'
import { takeLink } from './take-link.ts'

it.each(['Elsewhere', 'constructor'])('takes no link of the kind %s', (kind) => {
  const faults: FieldFault[] = []
  const at = { faults, path: 'data.link', isForeign: false } as unknown as Intake
  expect(takeLink(undefined, { link_type: kind, url: 'https://site.example' }, at)).toBeUndefined()
  expect(faults.map(({ code }) => code)).toEqual(['wrong-kind'])
})
