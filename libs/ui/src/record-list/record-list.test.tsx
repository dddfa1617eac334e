import { describeConformance } from '../conformance/describe-conformance.tsx'
import { RecordList } from './record-list.tsx'

describeConformance('RecordList', (extra) => (
  <RecordList
    entries={[
      { words: 'Three more withdrawals timed.', date: '2026-11-16', sourceHref: 'https://example.com' },
    ]}
    {...extra}
  />
))
