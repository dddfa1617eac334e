/** The promises that every component keeps, with the stylesheets of a page about casinos. @module */
import '@house-edge/ui/styles.css'
import '../styles.css'

export { describeConformance, mount } from '../../../../vitest.component.ts'
