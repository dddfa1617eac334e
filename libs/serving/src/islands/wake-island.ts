/**
 * What every island's file has beside its component. It is not part of what a
 * page loads at first.
 *
 * @module
 */
import { type ComponentType, createElement, type ReactElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type HeldEvents, release } from './held-events.ts'
import { fromKept, type KeptEvent } from './kept-events.ts'
import { keepTypedText } from './typed-text.ts'

/** Brings a component to life in the markup it was rendered to. Source: `IslandModule` in `start-islands.ts`. */
export async function wakeIsland(
  component: ComponentType<object>,
  island: HTMLElement,
  held: HeldEvents,
  kept: readonly KeptEvent[],
): Promise<void> {
  const props = JSON.parse(island.dataset['props'] ?? '{}') as object
  const putBack = keepTypedText(island)
  await new Promise<void>((resolve) => {
    hydrateRoot(island, createElement(Awake, { onAwake: resolve }, createElement(component, props)))
  })
  putBack()
  held.unshift(...fromKept(island, kept))
  await release(held)
}

/** Its effect runs after those of everything in it. */
function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactElement {
  useEffect(onAwake, [onAwake])
  return children as ReactElement
}
