/** What visitors fill in. Safe on the server, ships no JavaScript. @module */
export { Form } from './form/form.tsx'
export { PostForm } from './form/post-form.tsx'
export { ControlField } from './field/control-field.tsx'
export {
  CheckboxField,
  CodeField,
  FileField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from './field/field.tsx'
export { StarsField } from './field/stars-field.tsx'
export { Confirmation, Notice } from './notice/notice.tsx'
export { Panel } from './panel/panel.tsx'
export { CodeList } from './code-list/code-list.tsx'
export { Divider } from './divider/divider.tsx'
export { Portrait } from './portrait/portrait.tsx'
export { QrCode } from './qr-code/qr-code.tsx'
export { type Setting, SettingList } from './setting-list/setting-list.tsx'
export { FilterPanel } from './filter-panel/filter-panel.tsx'
export { ChoiceBar, ChoiceNames, numberOf } from './choice-bar/choice-bar.tsx'
export { ChoiceBox } from './choice-bar/choice-box.tsx'
