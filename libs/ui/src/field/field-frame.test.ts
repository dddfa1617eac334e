import { describe, expect, it } from 'vitest'
import { controlTies } from './field-frame.tsx'

const words = { name: 'stake', label: 'Stake' }

describe('controlTies', () => {
  it('points at hint and error, and at neither when absent', () => {
    expect(controlTies({ ...words, hint: 'In pounds.', error: '' }, undefined)).toEqual({
      id: 'field-stake',
      name: 'stake',
      'aria-describedby': 'field-stake-hint field-stake-error',
      'aria-invalid': true,
    })
    expect(controlTies(words, undefined)).toEqual({ id: 'field-stake', name: 'stake' })
  })

  it('takes the id it is given', () => {
    expect(controlTies({ ...words, hint: 'In pounds.' }, 'own')).toMatchObject({
      id: 'own',
      'aria-describedby': 'own-hint',
    })
  })
})
