export { default } from '../../bare/app/page.tsx'
