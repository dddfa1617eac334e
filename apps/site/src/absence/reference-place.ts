/** Placeholder for the reference in the error page. */
export const referencePlace = 'reference-of-this-failure'
