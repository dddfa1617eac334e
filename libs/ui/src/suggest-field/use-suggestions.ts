import { useEffect, useRef, useState } from 'react'
import type { StatusWarning } from '../status-tag/status-tag.tsx'

/** What the text may become. */
export interface Suggestion {
  title: string
  href: string
  /** What it is, such as “Article”. */
  note?: string | undefined
  /** Of what was reviewed: said beside its name when it is not simply open. */
  warning?: StatusWarning | undefined
}

/** Suggestions of a page in another language than English, whose words reach a browser with them. */
export interface Suggested {
  suggestions: readonly Suggestion[]
  /** What the list is called. @default 'Suggestions' */
  label?: string
  /** Announces how many there are, and how one of them is chosen. @default in English */
  announcement?: string
}

/**
 * Finds suggestions for a text. Ends early when the signal says so: something else was typed. What is thrown counts as
 * no suggestions, of which nothing is said: they may be in a language that is not known here.
 */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[] | Suggested>

interface Shown {
  suggestions: readonly Suggestion[]
  isOpen: boolean
  /** The place of the suggestion that Enter follows; -1 while Enter sends the text. */
  active: number
  /** For screen readers. */
  said: string
  label: string
}

interface SuggestionList extends Shown {
  /** Looks for suggestions for what was typed. */
  ask: (typed: string) => Promise<void>
  close: () => void
  /** Opens the list where it is closed. */
  activate: (place: number) => void
}

/** One letter begins too much. */
const shortest = 2
/** Who types on does not wait for what they have typed past. */
const pauseMs = 100

const label = 'Suggestions'
const none: Shown = { suggestions: [], isOpen: false, active: -1, said: '', label }

/** The list of suggestions below a field: what is in it, whether it is open, and which suggestion is active. */
export function useSuggestions(suggest: Suggest): SuggestionList {
  const [shown, show] = useState(none)
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  /** What is still on its way opens nothing any more. */
  function begin(): AbortSignal {
    asked.current?.abort()
    asked.current = new AbortController()
    return asked.current.signal
  }

  async function ask(typed: string): Promise<void> {
    const signal = begin()
    const text = typed.trim()
    if (text.length < shortest) {
      show(none)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    const found = await suggest(text, signal).catch(() => ({ suggestions: [], announcement: '' }))
    if (signal.aborted) return
    const { suggestions, announcement, ...named }: Suggested =
      'suggestions' in found ? found : { suggestions: found }
    const { length } = suggestions
    show({ ...none, ...named, suggestions, isOpen: length > 0, said: announcement ?? countWords(length) })
  }

  return {
    ...shown,
    ask,
    close: () => {
      begin()
      show({ ...shown, isOpen: false, active: -1, said: '' })
    },
    activate: (place) => {
      // The list does not change under who is choosing from it.
      begin()
      show({ ...shown, isOpen: shown.suggestions.length > 0, active: place })
    },
  }
}

function countWords(count: number): string {
  if (count === 0) return 'No suggestions.'
  return `${count === 1 ? '1 suggestion' : `${count} suggestions`}. The arrow keys choose.`
}
