/** What visitors fill in. Safe on the server, ships no JavaScript. @module */
export { Form } from './form/form.tsx'
export { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from './field/field.tsx'
export { Notice } from './notice/notice.tsx'
export { Panel } from './panel/panel.tsx'
