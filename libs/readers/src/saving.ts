/** Saved pages. @module */
export { SaveForm, saveForm } from './saving/save-form.tsx'
export { listSaved, mostSaved, removeItem, saveItems } from './saving/saved-items.ts'
export { SavedList } from './saving/saved-list.tsx'
export { savedFragment, watchedFragment, savedTexts } from './saving/saved-texts.ts'
export type { Savable } from './saving/savable.ts'
export { PageActions, PageWays, type ReaderLinks } from './saving/page-actions.tsx'
