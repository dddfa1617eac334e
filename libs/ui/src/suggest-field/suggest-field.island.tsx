'use client'

import { type ComponentProps, type KeyboardEvent, type ReactElement, useEffect, useState } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Tag } from '../tag/tag.tsx'
import { type Suggest, type Suggested, type Suggestion, useSuggestions } from './use-suggestions.ts'

export type { Suggest, Suggested, Suggestion }

/** A field that suggests pages. Other attributes are those of an `input`. */
export interface SuggestFieldProps extends Omit<
  ComponentProps<'input'>,
  'onFocus' | 'onChange' | 'onKeyDown' | 'onBlur'
> {
  id: string
  suggest: Suggest
}

/**
 * A field with suggestions below it that lead to pages: a combobox with a list (ARIA Authoring Practices). Until scripts
 * run it is the plain field of a form, and it stays one for who takes no suggestion. Extra attributes reach the `input`.
 *
 * - Not for: one of a few known choices (`SelectField`).
 * - Accessibility: the focus stays in the field; arrows move through the suggestions, Enter follows the active one,
 *   Escape closes the list. How many there are is announced. `ControlField` labels it,
 *   or an `aria-label` in a header.
 * - Do: suggest a handful, the likeliest first.
 * - Don’t: make a suggestion the only way to something.
 */
export function SuggestField({ id, suggest, className, ...rest }: SuggestFieldProps): ReactElement {
  const [isAwake, setAwake] = useState(false)
  // The component may come after the focus that asked for it. Nothing changes on a page where the visitor does not search: a
  // framework that renders a failing page again and again for bots would never end.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where the focus is can only be read from the page
    if (document.activeElement?.id === id) setAwake(true)
  }, [id])
  const list = useSuggestions(suggest)
  const listId = `${id}-list`
  const optionId = (place: number): string => `${id}-option-${place}`
  const { suggestions, isOpen, active } = list
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const { key, altKey } = event
    if (/^Arrow(?:Up|Down)$/.test(key) && suggestions.length > 0) {
      event.preventDefault()
      const isUp = key === 'ArrowUp'
      if (altKey && isUp) list.close()
      else list.activate(altKey ? active : besides(active, isUp ? -1 : 1, suggestions.length))
    } else if (isOpen && key === 'Escape') {
      // The field keeps its text, and the menu around it stays open.
      event.preventDefault()
      list.close()
    } else if (activeId !== undefined && key === 'Enter') {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (activeId !== undefined && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key)) list.activate(-1)
  }

  return (
    <div className={joinClasses('he-suggest', className)}>
      <input
        type="search"
        autoComplete="off"
        {...rest}
        id={id}
        className="he-field-control"
        // Without scripts nothing expands.
        {...(isAwake && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
        })}
        onFocus={() => setAwake(true)}
        onChange={(event) => void list.ask(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={list.close}
      />
      {isOpen && (
        <div
          className="he-suggest-list"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `datalist` shows no status beside a name
          role="listbox"
          tabIndex={-1}
          id={listId}
          aria-label={list.label}
          // The focus stays in the field, or the list would close under the finger.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map(({ title, href, note, warning }, place) => (
            <a
              key={href}
              className="he-suggest-option"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link, which opens where the reader likes
              role="option"
              id={optionId(place)}
              aria-selected={place === active}
              tabIndex={-1}
              href={href}
              onClick={list.close}
            >
              <span>
                {title} {warning && <Tag tone={warning.tone}>{warning.words}</Tag>}
              </span>{' '}
              {note && <span className="he-suggest-note">{note}</span>}
            </a>
          ))}
        </div>
      )}
      {isAwake && <output className="he-hidden">{list.said}</output>}
    </div>
  )
}

/** The place a step away, in a circle of all suggestions and the field itself (-1), where Enter sends the text. */
function besides(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + step + stops) % stops) - 1
}
