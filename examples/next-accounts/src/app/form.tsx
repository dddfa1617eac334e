import { messageFor } from '@house-edge/auth'
import type { ReactNode } from 'react'

export type Query = Promise<Record<string, string | undefined>>

/** A form that works without scripts. `code` is what the last attempt came to. */
export function Form(props: {
  action: string
  title: string
  heading?: ReactNode
  code?: string | undefined
  children?: ReactNode
}) {
  return (
    <form action={`/api/auth/${props.action}`} method="post">
      {props.heading}
      {props.code && <p role="alert">{messageFor(props.code)}</p>}
      {props.children}
      <button type="submit">{props.title}</button>
    </form>
  )
}

export function Field(props: { label: string; name: string; type?: string; autoComplete: string }) {
  const { label, ...rest } = props
  return (
    <p>
      <label>
        {label} <input {...rest} required />
      </label>
    </p>
  )
}
