import { createContext } from 'react'

/** The language of the document that is written, whose links lead to others of it first. */
export const EditedLanguage = createContext<string | undefined>(undefined)
