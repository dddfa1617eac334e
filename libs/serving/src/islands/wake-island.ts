/**
 * The code in every island's file beside its component. A page does not load it at first.
 *
 * @module
 */
import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type HeldEvents, release } from './held-events.ts'
import { fromSaved, type SavedEvent } from './saved-events.ts'
import { keepTypedText } from './typed-text.ts'

/** Hydrates a component. Implements `IslandModule` of `start-islands.ts`. */
export async function wakeIsland(
  component: ComponentType<object>,
  island: HTMLElement,
  held: HeldEvents,
  kept: readonly SavedEvent[],
): Promise<void> {
  const props = JSON.parse(island.dataset['props'] ?? '{}') as object
  const typed = keepTypedText(island)
  await new Promise<void>((resolve) => {
    const onAwake = () => {
      // Found by their place in the markup, which what was typed may change.
      const again = fromSaved(island, kept)
      typed.report()
      held.unshift(...again)
      resolve()
    }
    const awake = createElement(Awake, { onReset: typed.restore, onAwake }, createElement(component, props))
    hydrateRoot(island, awake)
  })
  // The component has handled the text before it gets an event that depends on it.
  await new Promise((resolve) => setTimeout(resolve))
  await release(held)
}

/**
 * Its effects run after those of all components inside it: the first before anybody can press another key, the second
 * when the component listens.
 */
function Awake({
  onReset,
  onAwake,
  children,
}: {
  onReset: () => void
  onAwake: () => void
  children?: ReactNode
}): ReactElement {
  useLayoutEffect(onReset, [onReset])
  useEffect(onAwake, [onAwake])
  return children as ReactElement
}
