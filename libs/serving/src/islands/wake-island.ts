/**
 * The code in every island's file beside its component. A page does not load it at first.
 *
 * @module
 */
import { type ComponentType, createElement, type ReactElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type HeldEvents, release } from './held-events.ts'
import { fromKept, type KeptEvent } from './kept-events.ts'
import { keepTypedText } from './typed-text.ts'

/** Hydrates a component. Implements `IslandModule` of `start-islands.ts`. */
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
  // Found by their place in the markup, which what was typed may change.
  const again = fromKept(island, kept)
  putBack()
  // The component has handled the text before it gets an event that depends on it.
  await new Promise((resolve) => setTimeout(resolve))
  held.unshift(...again)
  await release(held)
}

/** Its effect runs after the effects of all components inside it. */
function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactElement {
  useEffect(onAwake, [onAwake])
  return children as ReactElement
}
