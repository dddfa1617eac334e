'use client'

import { SuggestField, type Suggested } from '@house-edge/ui/islands'
import type { ReactElement } from 'react'
import { longestTyped } from '../question/search-question.ts'
import { suggestionsPath } from '../question/suggestions-path.ts'

/** Pages in the original language ask at the same address as ever. */
const originalTag = 'en-GB'

interface SearchBoxProps {
  id: string
  /** The id of what is said of it on the page. Without it it is the box of the header. */
  describedBy?: string
  /** What it is called, and what stands in it, where it is the box of the header. */
  label?: string
  placeholder?: string
  /** What was asked for. */
  question?: string
}

/** The field for a search, with suggestions while typing. Its form is the page's, and works without it. */
export function SearchBox({ id, describedBy, label, placeholder, question }: SearchBoxProps): ReactElement {
  return (
    <SuggestField
      {...(describedBy === undefined
        ? { 'aria-label': label, placeholder }
        : { 'aria-describedby': describedBy })}
      id={id}
      name="q"
      maxLength={longestTyped}
      defaultValue={question}
      enterKeyHint="search"
      suggest={askSite}
    />
  )
}

/** The same text is asked for at one address, however it is written, so that caches know it. */
async function askSite(text: string, signal: AbortSignal): Promise<Suggested> {
  const typed = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const { lang } = document.documentElement
  const asked = new URLSearchParams({ q: typed, ...(lang !== originalTag && { lang }) })
  const response = await fetch(`${suggestionsPath}?${asked}`, { signal })
  return (await response.json()) as Suggested
}
