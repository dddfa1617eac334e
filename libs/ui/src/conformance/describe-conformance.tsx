/** The promises that every component keeps, with the stylesheet of this package. @module */
import '../styles.css'

export { describeConformance, mount } from '../../../../vitest.component.ts'
