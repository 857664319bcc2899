import { Component, type ReactNode } from 'react'
import { type Location, Outlet, useLocation } from 'react-router'

type Props = { fallback: ReactNode; children?: ReactNode }
type State = { location?: Location; hasFailed: boolean }

/** Renders `fallback` where a screen throws, until the address changes. */
export function ErrorBoundary({ children = <Outlet />, ...props }: Props) {
  return (
    <Boundary {...props} location={useLocation()}>
      {children}
    </Boundary>
  )
}

class Boundary extends Component<Props & { location: Location }, State> {
  override state: State = { hasFailed: false }
  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ location }: { location: Location }, state: State): State | null =>
    state.location === location ? null : { location, hasFailed: false }
  override render = () => (this.state.hasFailed ? this.props.fallback : this.props.children)
}
