/** How slices read what editors enter, without a component: for slices of your own, and for rules about content. @module */
export { readCodes, splitList } from './field/codes.ts'
export { readImage } from './field/image.ts'
export { fieldsOf, isRecord, readGroup } from './field/record.ts'
export { readRelation, type RelatedDocument } from './field/relation.ts'
export { readBoolean, readChoice, readDay, readNumber, readText } from './field/scalar.ts'
export { documentHeadings } from './outline/outline.ts'
export { sectionHeading } from './outline/section-heading.ts'
