import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import * as words from '../words/words.ts'

interface AgeMarkProps extends ComponentProps<'span'> {
  /** The mark as printed, such as `18+`. */
  age: string
}

/**
 * Says from which age something is allowed at all.
 *
 * - Not for: an age in running text; write it out there.
 * - Accessibility: a screen reader hears “Age 18+”.
 * - Do: put it beside every way to what is only for adults.
 * - Don’t: use it as an ornament where nothing is about age.
 */
export function AgeMark({ age, className, ...rest }: AgeMarkProps): ReactElement {
  return (
    <span {...rest} className={joinClasses('he-age-mark', className)}>
      <span className="he-hidden">{words.age()} </span>
      {age}
    </span>
  )
}
