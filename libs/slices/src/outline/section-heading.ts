import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'
import { headingIds } from './outline.ts'

/** The heading of a slice with a title, as a `Section` takes it: what is below, and a second line. */
export function sectionHeading(props: SliceProps<{ primary: { title?: unknown; aside?: unknown } }>): {
  title: string | undefined
  aside: string | undefined
  titleId: string | undefined
} {
  const { title, aside } = fieldsOf(props.slice)
  return { title: readText(title), aside: readText(aside), titleId: headingIds(props)[0] }
}
