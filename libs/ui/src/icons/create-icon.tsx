import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { findDrawing, type IconCollection, type IconDrawing } from './collection.ts'
import { type IconName, readIconName } from './icon-name.ts'
import { type IconSource, writeIconName } from './icon-source.ts'

/** An icon and what it says. Everything else goes on to the `svg` element. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children' | 'viewBox'> {
  /** `prefix:name`, or `prefix-name` with an installed prefix. */
  name: string
  /** What the icon says where no words beside it do. Without it the icon is hidden from screen readers. */
  label?: string | undefined
}

/** Where the drawings of icons come from. */
export interface IconOptions {
  /** Collections whose drawings are written into the page. */
  collections: readonly IconCollection[]
  /** Other words for whole names. */
  aliases?: Readonly<Record<string, string>>
  /** Used for icons that are not installed. Default: none; the icon is left empty. */
  source?: IconSource
  /** Called for every icon that could not be shown. */
  warn: (message: string) => void
  /** Waits. Default: a timer. */
  pause?: (ms: number) => Promise<void>
}

const noDrawing: Required<IconDrawing> = { body: '', left: 0, top: 0, width: 16, height: 16 }

/** A page does not wait longer for a drawing than this. */
const longestWaitMs = 1_500

/**
 * Makes the component that shows icons by name.
 *
 * For server components: the drawing is written into the page and no script
 * goes along. An installed icon is there at once; another is asked for and
 * waited for at most 1.5 seconds.
 *
 * @example
 * ```tsx
 * const Icon = createIcon({ collections: [houseIcons], warn: console.warn })
 * <Icon name="house:arrow" className="he-turns" />
 * ```
 */
export function createIcon({
  collections,
  aliases,
  source,
  warn,
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: IconOptions): (props: IconProps) => ReactElement | Promise<ReactElement> {
  const byPrefix = new Map(collections.map((collection) => [collection.prefix, collection]))

  return ({ name: text, ...props }) => {
    const name = readIconName(text, [...byPrefix.keys()], aliases)
    const collection = name && byPrefix.get(name.prefix)
    const drawing = collection && findDrawing(collection, name.name)
    if (drawing) return draw(drawing, props)
    if (name && !collection && source) return askFor(name, source).then((asked) => draw(asked, props))
    warn(`There is no icon "${text}". Its place stays empty. Install its collection or correct the name.`)
    return draw(noDrawing, props)
  }

  async function askFor(name: IconName, ask: IconSource): Promise<Required<IconDrawing>> {
    const late = pause(longestWaitMs).then(() => `no answer within ${longestWaitMs} ms`)
    const answer = ask(name.prefix, [name.name]).then(
      (drawings) => drawings.get(name.name) ?? 'the icon service has none',
      (error: unknown) => String(error),
    )
    const outcome = await Promise.race([answer, late])
    if (typeof outcome !== 'string') return outcome
    warn(
      `The icon "${writeIconName(name)}" is not shown: ${outcome}. Install its collection to be sure of it.`,
    )
    return noDrawing
  }
}

function draw(
  { body, left, top, width, height }: Required<IconDrawing>,
  { label, className, ...rest }: Omit<IconProps, 'name'>,
): ReactElement {
  return (
    <svg
      {...rest}
      className={joinClasses('he-drawing', className)}
      viewBox={`${left} ${top} ${width} ${height}`}
      width={`${width / height}em`}
      height="1em"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // Safe: it passed `isSafeIconBody`.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
