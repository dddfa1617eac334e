'use client'

import { components } from '@house-edge/reviews/rendering'
import { SliceSimulator } from '@house-edge/slices/simulator'
import type { ReactElement } from 'react'

/** The vendor's page of slices, with those about casinos. */
export function SiteSliceSimulator(): ReactElement {
  return <SliceSimulator components={components} />
}
