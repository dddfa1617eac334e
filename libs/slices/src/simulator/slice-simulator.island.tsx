'use client'

import {
  simulatorClass,
  SimulatorManager,
  simulatorRootClass,
  StateEventType,
} from '@prismicio/simulator/kit'
import { Container } from '@house-edge/ui/page'
import { type ReactElement, useEffect, useState } from 'react'
import { components as ofThePackage } from '../slice-map/components.ts'
import type { SliceMap } from '../slice-zone/slice-context.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'

interface SliceSimulatorProps {
  /** A component per slice type. A component of the client passes its own. @default those of this package */
  components?: SliceMap
}

/**
 * The page the vendor's editor frames.
 *
 * Slices arrive by message and are rendered here, in the browser: no state
 * travels in the address, so no link can make the site show words of a
 * stranger. Opened by itself it says what it is for. The kit listens to the
 * vendor's origins only, and to others while developing.
 */
export function SliceSimulator({ components = ofThePackage }: SliceSimulatorProps): ReactElement {
  const [slices, setSlices] = useState<readonly unknown[]>([])
  const [isApart, setApart] = useState(true)
  useEffect(() => listen(setSlices, setApart), [])

  return (
    <div className={simulatorClass}>
      {isApart ? (
        <Container width="text">
          <p>This page shows slices inside the editor, while they are written. Open it from there.</p>
        </Container>
      ) : (
        <div id="root" className={simulatorRootClass}>
          <Container>
            <SliceZone components={components} slices={slices} context={{ preview: true }} />
          </Container>
        </div>
      )}
    </div>
  )
}

/** @returns Ends listening. */
function listen(
  onSlices: (slices: readonly unknown[]) => void,
  onApart: (isApart: boolean) => void,
): () => void {
  const manager = new SimulatorManager()
  manager.state.on(StateEventType.Slices, onSlices, 'slices')
  // The kit's only message is that no page frames this one.
  manager.state.on(StateEventType.Message, (message) => onApart(message !== ''), 'message')
  onApart(window.parent === window)
  void manager.init()
  return () => {
    manager.state.off(StateEventType.Slices, 'slices')
    manager.state.off(StateEventType.Message, 'message')
  }
}
