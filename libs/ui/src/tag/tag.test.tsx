import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Tag, TagList } from './tag.tsx'

describeConformance('Tag', (extra) => <Tag {...extra}>Guide</Tag>)
describeConformance('TagList', (extra) => <TagList tags={['Bonuses', 'Bonuses']} {...extra} />)
