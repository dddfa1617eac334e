export const quiet = true
