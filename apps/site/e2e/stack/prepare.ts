import { prepareTemplate } from './stack.ts'

// The runner takes what to do before all journeys as the default export of a file.
export default prepareTemplate
