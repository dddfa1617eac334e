import { type ComponentType, createElement, type ReactElement } from 'react'

/** When an island's component is loaded: by the first sign that it will be used, when it comes into view, or at once. */
export type IslandWakes = 'intent' | 'visible' | 'immediate'

/** A component of a server page that works in browsers without the framework. */
export interface IslandProps<Props extends object> {
  /** As the bundle names it. */
  name: string
  component: ComponentType<Props>
  /** Plain data: it travels in the page. */
  props: Props
  /** @default 'intent' */
  wakes?: IslandWakes | undefined
}

/**
 * Renders a component where it stands, with what a browser needs to bring it to
 * life there: its name and its props. On a finished page that is done by
 * `startIslands`, on any other by the framework, so the component is the same.
 *
 * The props are in an attribute: a script beside the component would count
 * among its neighbours in style sheets, and one within would not be its own.
 *
 * @example
 * ```tsx
 * <Island name="calculator" component={Calculator} props={{ currency: 'GBP' }} />
 * ```
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  wakes = 'intent',
}: IslandProps<Props>): ReactElement {
  return createElement(
    'he-island',
    { 'data-island': name, 'data-wakes': wakes, 'data-props': JSON.stringify(props) },
    createElement(component, props),
  )
}
