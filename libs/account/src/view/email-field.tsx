import { TextField } from '@house-edge/ui/forms'
import type { ReactElement, ReactNode } from 'react'

interface EmailFieldProps {
  label: string
  hint?: string
  /** Only where a page has two such fields. */
  id?: string
  /** `username` where it names the account, so that password managers fill it in. @default 'username' */
  autoComplete?: 'username' | 'email'
  /** What the visitor typed before. */
  value: string | undefined
  error?: ReactNode
}

/** Where visitors type their e-mail address. */
export function EmailField({ autoComplete = 'username', value, ...rest }: EmailFieldProps): ReactElement {
  return (
    <TextField
      {...rest}
      name="email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      required
    />
  )
}
