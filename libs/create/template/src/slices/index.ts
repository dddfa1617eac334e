import { Notice } from './Notice/index.tsx'

/** By the id in each slice's `model.json`. */
export const components = { notice: Notice }
