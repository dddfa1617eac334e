import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Form } from './form.tsx'

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'actions'> {
  action: string
  /** The words of the button that sends it. */
  send: ReactNode
  /** How much the button weighs. @default 'primary' */
  variant?: 'primary' | 'quiet' | 'danger' | 'plain'
  /** Hidden fields, by name. */
  given?: Readonly<Record<string, string | number | undefined>>
  /** What stands beside the button. */
  beside?: ReactNode
}

/** A form that its button posts, with or without scripts. */
export function PostForm({
  send,
  variant = 'primary',
  given,
  beside,
  children,
  ...rest
}: PostFormProps): ReactElement {
  return (
    <Form
      {...rest}
      method="post"
      actions={
        <>
          <Button type="submit" variant={variant}>
            {send}
          </Button>
          {beside}
        </>
      }
    >
      {Object.entries(given ?? {}).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  )
}
