/** Stands in the page for a failure where the reference goes. */
export const referencePlace = 'reference-of-this-failure'
