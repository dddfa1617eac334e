/** Where the box for a search asks what the typed text may become. */
export const suggestionsPath = '/api/suggestions'
