import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { AgeMark } from './age-mark.tsx'

describeConformance('AgeMark', (extra) => <AgeMark age="18+" {...extra} />)

describe('AgeMark', () => {
  it('is heard as an age, not as a sum', () => {
    expect(mount(<AgeMark age="18+" />).textContent).toBe('Age 18+')
  })
})
