import { act, type ReactElement } from 'react'

/** What `createRoot` of `react-dom/client` creates. */
interface Root {
  render: (element: ReactElement) => void
  unmount: () => void
}

/**
 * Renders an element, effects and all.
 *
 * @param atEnd Runs what removes it when the test has finished.
 * @returns Removes it before.
 */
export async function show(
  root: Root,
  element: ReactElement,
  atEnd: (remove: () => Promise<void>) => void,
): Promise<() => Promise<void>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const remove = () => act(async () => root.unmount())
  atEnd(remove)
  await act(async () => root.render(element))
  return remove
}
