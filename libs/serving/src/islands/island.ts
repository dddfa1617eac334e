import { type ComponentType, createElement, type ReactElement } from 'react'

/** When the component is loaded: at the first sign of use (pointer, focus), when it comes into view, or at once. */
export type IslandWakes = 'intent' | 'visible' | 'immediate'

/** Properties of {@link Island}. */
export interface IslandProps<Props extends object> {
  /** Its name in the bundle. */
  name: string
  component: ComponentType<Props>
  /** Plain data: it is written into the page as JSON. */
  props: Props
  /** @default 'intent' */
  wakes?: IslandWakes | undefined
  /**
   * It works without its component, like a field of a plain form: the page does not wait for the script that starts
   * islands, and nothing done before that script has come is held back.
   */
  isPlain?: boolean | undefined
}

/**
 * Renders a component on the server, with its name and props, so that it can be started in the browser: by
 * `startIslands` on a finished page, by the framework on any other. The component is the same for both.
 *
 * The props are in an attribute. A script element beside or inside the component would count in style sheets
 * (`:first-child`) and in the component's own markup.
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
  isPlain = false,
}: IslandProps<Props>): ReactElement {
  return createElement(
    'he-island',
    {
      'data-island': name,
      ...(wakes !== 'intent' && { 'data-wakes': wakes }),
      'data-props': JSON.stringify(props),
      ...(isPlain && { 'data-plain': '' }),
    },
    createElement(component, props),
  )
}
