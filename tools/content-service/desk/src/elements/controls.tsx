import type { ComponentProps, ReactNode } from 'react'

type Told = { onValue: (value: string) => void }

/** A line to type in. */
export function Input({
  className = '',
  onValue,
  ...rest
}: Omit<ComponentProps<'input'>, 'onChange'> & Told) {
  return (
    <input {...rest} className={`input ${className}`} onChange={(event) => onValue(event.target.value)} />
  )
}

/** Some words to choose from: the value of each, and what it is called. */
export function Select({
  className = '',
  options,
  onValue,
  ...rest
}: Omit<ComponentProps<'select'>, 'onChange' | 'children'> &
  Told & { options: readonly (readonly [string, string])[] }) {
  return (
    <select {...rest} className={`input ${className}`} onChange={(event) => onValue(event.target.value)}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** A control with its name above, or as a class has it. */
export function Labelled({
  name,
  className = 'image-part',
  nameClass = 'small quiet',
  children,
}: {
  name: ReactNode
  className?: string
  nameClass?: string
  children: ReactNode
}) {
  return (
    <label className={className}>
      <span className={nameClass}>{name}</span>
      {children}
    </label>
  )
}

/** Something to tick. */
export function Check({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="link-check">
      <input {...rest} type="checkbox" />
      {children}
    </label>
  )
}

/** A form of one line. */
export function LineForm({
  onDone,
  className = '',
  ...rest
}: ComponentProps<'form'> & { onDone: () => unknown }) {
  return (
    <form
      {...rest}
      className={`row ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void onDone()
      }}
    />
  )
}
