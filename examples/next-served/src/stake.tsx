'use client'

import { useState } from 'react'

/** What spins at a pound each cost on average. */
export function Stake({ edge }: { edge: number }) {
  const [spins, setSpins] = useState(100)
  return (
    <p>
      <label>
        Spins{' '}
        <input
          type="number"
          min={0}
          value={spins}
          onChange={({ currentTarget }) => setSpins(currentTarget.valueAsNumber || 0)}
        />
      </label>{' '}
      <output>£{(spins * edge).toFixed(2)}</output>
    </p>
  )
}
