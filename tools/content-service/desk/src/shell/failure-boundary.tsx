import { Component } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../elements/button.tsx'
import { Empty } from '../elements/mark.tsx'

interface FailureBoundaryProps {
  /** Another place is tried afresh. */
  place: string
  children: ReactNode
}

interface FailureState {
  failure: Error | undefined
  place: string | undefined
}

/**
 * Keeps the desk standing when a part of it fails, as after an update of the desk
 * whose former files are gone. What was typed is in the browser and comes back.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failure: undefined, place: undefined }

  static getDerivedStateFromError(failure: Error): { failure: Error } {
    return { failure }
  }

  static getDerivedStateFromProps({ place }: FailureBoundaryProps, before: FailureState): FailureState {
    return before.place === place ? before : { failure: undefined, place }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <Empty title="This part of the desk has failed">
        <p>Nothing you typed is lost: it is kept in this browser. Load the desk again to go on.</p>
        <p className="quiet small">{failure.message}</p>
        <Button look="main" onClick={() => location.reload()}>
          Load the desk again
        </Button>
      </Empty>
    )
  }
}
